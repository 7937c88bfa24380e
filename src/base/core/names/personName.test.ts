import { addressOf, type Person } from "../../../desktop/core/address";
import { chineseBeside, familyName, personName, personWords } from "./personName";

describe("the name of a person", () => {
  it.each([
    ["李思涵", "Li Sihan"],
    ["王雅琴", "Wang Yaqin"],
    ["曹子墨", "Cao Zimo"],
    ["杨雪莹", "Yang Xueying"],
    ["梁秋月", "Liang Qiuyue"],
    ["陈志强", "Chen Zhiqiang"],
    ["孙小雨", "Sun Xiaoyu"],
    ["吕绿", "Lü Lü"],
    ["聂女", "Nie Nü"],
    ["阎静怡", "Yan Jingyi"],
    ["彭睿", "Peng Rui"],
    ["张长乐", "Zhang Changle"],
    ["周晟", "Zhou Sheng"],
    ["林西安", "Lin Xi’an"],
    ["赵明恩", "Zhao Ming’en"],
    ["李暖", "Li Nuan"],
    ["周略", "Zhou Lüe"],
    ["張雅詩", "Zhang Yashi"],
  ])("%s is %s in English, the family name first [I18N-06]", (chinese, english) => {
    expect(personName(chinese, "en")).toBe(english);
    expect(personName(chinese, "zh-CN")).toBe(chinese);
  });

  it.each([
    ["单晓明", "Shan Xiaoming"],
    ["曾文", "Zeng Wen"],
    ["解一诺", "Xie Yinuo"],
    ["仇英", "Qiu Ying"],
    ["查良", "Zha Liang"],
    ["区静", "Ou Jing"],
    ["朴敏", "Piao Min"],
    ["任军", "Ren Jun"],
    ["乐嘉", "Yue Jia"],
    ["翟天", "Zhai Tian"],
    ["欧阳娜", "Ouyang Na"],
    ["司马相如", "Sima Xiangru"],
    ["长孙无忌", "Zhangsun Wuji"],
    ["尉迟恭", "Yuchi Gong"],
    ["万俟雪", "Moqi Xue"],
    ["单于静", "Chanyu Jing"],
    ["诸葛亮", "Zhuge Liang"],
    // Two characters are a family name of one, and a given name.
    ["欧阳", "Ou Yang"],
    ["单", "Shan"],
  ])("%s is %s: a family name sounds as one [I18N-06]", (chinese, english) => {
    expect(personName(chinese, "en")).toBe(english);
  });

  it("has its parts where a dot divides them, and stays as it is where it is not Chinese [I18N-06]", () => {
    expect(personName("阿里木·买买提", "en")).toBe("Alimu Maimaiti");
    for (const name of ["Zoë Schön", "王Amy", "", "·", "teacher", "5（2）班"]) {
      expect(personName(name, "en")).toBe(name);
      expect(personWords(name)).toBe(name);
      expect(chineseBeside(name, "en")).toBeNull();
    }
  });

  it("is what a platform says in both languages [I18N-06]", () => {
    expect(personName("张静|||Jenny Zhang", "en")).toBe("Jenny Zhang");
    expect(personName("张静|||Jenny Zhang", "zh-CN")).toBe("张静");
    expect(chineseBeside("张静|||Jenny Zhang", "en")).toBe("张静");
    expect(personName("张静|||张静", "en")).toBe("Zhang Jing");
    expect(personWords("张静")).toBe("张静|||Zhang Jing");
  });

  it("is read quickly however long it is [SEC-06]", () => {
    const started = performance.now();
    expect(personName("王".repeat(100_000), "en")).toBe("王".repeat(100_000));
    expect(personName("·".repeat(100_000), "en")).toBe("·".repeat(100_000));
    expect(performance.now() - started).toBeLessThan(500);
  });

  it("begins with the family name [I18N-06]", () => {
    expect(familyName("欧阳娜娜", "zh-CN")).toBe("欧阳");
    expect(familyName("欧阳娜娜", "en")).toBe("Ouyang");
    expect(familyName("王雅琴|||Wang Yaqin", "en")).toBe("Wang");
    expect(familyName("teacher", "en")).toBeNull();
    expect(familyName("阿里木·买买提", "en")).toBeNull();
  });
});

describe("the address of a person", () => {
  const wang: Person = {
    realName: "王雅琴",
    loginName: "teacher",
    userType: 2,
    unitType: 2,
    sex: "girl",
  };

  it.each<[Partial<Person>, string, string]>([
    [{}, "teacher 王", "ms Wang"],
    [{ sex: "unknown" }, "teacher 王", "none Wang Yaqin"],
    [{ userType: 4, sex: "boy" }, "teacher 王", "mr Wang"],
    [{ userType: 4, unitType: 1, sex: "boy" }, "mr 王", "mr Wang"],
    [{ userType: 3 }, "ms 王", "ms Wang"],
    [{ userType: 3, sex: "unknown" }, "none 王雅琴", "none Wang Yaqin"],
    [{ userType: 1 }, "none 王雅琴", "none Wang Yaqin"],
    [{ realName: "" }, "none teacher", "none teacher"],
    [{ realName: "Zoë Schön" }, "none Zoë Schön", "none Zoë Schön"],
  ])("of %j is %s, in English %s [I18N-06]", (more, chinese, english) => {
    const say = (language: "zh-CN" | "en") =>
      Object.values(addressOf({ ...wang, ...more }, language)).join(" ");
    expect(say("zh-CN")).toBe(chinese);
    expect(say("en")).toBe(english);
  });
});
