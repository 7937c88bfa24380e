/**
 * Each syllable after the first character that has it, in the order in which every browser sorts Chinese by its sound (`v` for ü).
 * So the sound of 20,900 characters needs a search here, and no dictionary.
 */
const FIRST =
  "吖a哎ai安an肮ang凹ao丷ba紦bai扳ban邦bang勹bao卑bei奔ben獖beng屄bi边bian灬biao憋bie汃bin氞bing癶bo峬bu簿ca囃cai" +
  "参can仓cang撡cao艹ce嵾cen曽ceng叉cha芆chai辿chan伥chang蟐chao车che抻chen阷cheng吃chi充chong抽chou出chu" +
  "橻chuai巛chuan刅chuang吹chui旾chun逴chuo呲ci匆cong凑cou粗cu汆cuan崔cui乼cun搓cuo咑da呆dai鮘dan当dang刀dao" +
  "嘚de扥den灯deng氐di嗲dia敁dian刁diao爹die丁ding丟diu东dong吺dou厾du耑duan垖dui吨dun多duo妸e诶ei奀en鞥eng儿er" +
  "发fa帆fan匚fang飞fei分fen丰feng覅fo紑fou夫fu旮ga侅gai甘gan冈gang皋gao戈ge给gei根gen刯geng工gong勾gou估gu瓜gua" +
  "乖guai关guan光guang撗gui丨gun呙guo哈ha咍hai嚡han夯hang茠hao诃he黒hei拫hen亨heng噷hong齁hou乎hu花hua怀huai" +
  "欢huan巟huang灰hui昏hun吙huo丌ji加jia戋jian橺jiang艽jiao鵤jie巾jin坕jing燝jiong丩jiu凥ju爠juan噘jue军jun咔ka" +
  "开kai刊kan忼kang尻kao匼ke剋kei肎ken劥keng空kong抠kou扝ku夸kua蒯kuai宽kuan匡kuang亏kui鑎kun尡kuo垃la来lai兰lan" +
  "啷lang唥lao仂le雷lei嘞leng哩li俩lia倆lian良liang煷liao毟lie拎lin伶ling瀮liu囖long瞜lou噜lu驴lv娈luan掠lve" +
  "擽lun啰luo呣m妈ma埋mai嫚man牤mang猫mao嚒me癦mei椚men擝meng咪mi宀mian喵miao乜mie民min名ming谬miu摸mo怽mou毪mu" +
  "縸na腉nai囡nan囔nang孬nao疒ne娞nei恁nen能neng嗯ng妮ni拈nian娘niang鸟niao捏nie囜nin宁ning妞niu农nong羺nou譳nu" +
  "女nv奻nuan疟nve黁nuo喔o讴ou妑pa拍pai眅pan乓pang抛pao呸pei喷pen匉peng丕pi囨pian剽piao氕pie姘pin乒ping蘋po桲pou" +
  "仆pu巬qi掐qia千qian呛qiang悄qiao苆qie亲qin靑qing卭qiong丘qiu区qu迲quan炔que夋qun呥ran穣rang娆rao惹re人ren" +
  "扔reng日ri戎rong厹rou邚ru挼ruan婑rui瞤run捼ruo仨sa虄sai三san橵sang掻sao閪se森sen僧seng杀sha繌shai山shan" +
  "伤shang弰shao奢she谁shen升sheng尸shi収shou书shu刷shua衰shuai闩shuan双shuang脽shui吮shun说shuo厶si忪song" +
  "凁sou苏su狻suan夊sui孙sun唆suo他ta囼tai粏tan賧tang夲tao忑te熥teng剔ti趯tian旫tiao螩tie厅ting囲tong偷tou綉tu" +
  "湍tuan推tui吞tun畽tuo屲wa歪wai弯wan尢wang危wei煀wen呚weng挝wo乌wu錻xi呷xia仙xian乡xiang灱xiao恷xie心xin星xing" +
  "裄xiong休xiu吁xu吅xuan削xue坃xun丫ya恹yan央yang羪yao鑰ye一yi囙yin应ying哟yo佣yong优you蒏yu澚yuan曰yue晕yun繧za" +
  "災zai兂zan匨zang傮zao则ze伬zei怎zen譛zeng扎zha夈zhai枬zhan张zhang佋zhao蜇zhe贞zhen凧zheng之zhi徔zhong州zhou" +
  "朱zhu抓zhua跩zhuai专zhuan妆zhuang隹zhui宒zhun拙zhuo乲zi宗zong潈zou楱zu钻zuan厜zui穝zun嘬zuo";

/** Characters that have another sound in given names than the one by which they are sorted. */
const IN_NAMES = new Map(
  Object.entries({
    卜: "bu",
    拓: "tuo",
    晟: "sheng",
    泊: "bo",
    玟: "wen",
    琢: "zhuo",
    箐: "qing",
    芫: "yuan",
    荨: "xun",
    莞: "wan",
    长: "chang",
    隽: "jun",
    靓: "liang",
  }),
);

interface Sounds {
  readonly compare: (one: string, other: string) => number;
  readonly rows: readonly (readonly [first: string, syllable: string])[];
}

/** Made when the first name is asked for; false in a browser that does not sort Chinese by sound. */
let sounds: Sounds | false | null = null;

function makeSounds(): Sounds | false {
  const { compare } = new Intl.Collator("zh-Hans-u-co-pinyin");
  const sorted = ["阿", "宝", "李", "王", "周"];
  if (sorted.some((one, index) => index > 0 && compare(sorted[index - 1] ?? "", one) >= 0)) return false;
  const rows = [...FIRST.matchAll(/([^a-z])([a-z]+)/gu)].map(
    ([, first = "", syllable = ""]) => [first, syllable] as const,
  );
  return { compare, rows };
}

/** The sound of a Chinese character in a given name, in small letters without its tone; null where it is not known. */
export function pinyinOf(character: string): string | null {
  const own = IN_NAMES.get(character);
  if (own !== undefined) return own;
  sounds ??= makeSounds();
  if (!sounds) return null;
  const { compare, rows } = sounds;
  let [low, high] = [0, rows.length];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (compare(rows[middle]?.[0] ?? "", character) <= 0) low = middle;
    else high = middle;
  }
  return rows[low]?.[1].replace("v", "ü") ?? null;
}
