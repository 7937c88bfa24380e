import { defineHandlers, type Handler } from "../defineHandlers";
import { unitCrest } from "../icons/unitCrest";
import { noSuchUnit, unitFor } from "../unitFor";

const NEEDS = ["database", "now", "site"] as const;
type Needs = (typeof NEEDS)[number];

/** A filing number with the ministry, as the wire carries it. */
const filing = (baContent: string) => ({
  baUrl: "https://beian.miit.gov.cn/",
  baImg: null,
  baContent,
  showImg: false,
});

/** A person may ask about their own unit alone; anything else is as if it did not exist. */
function ownUnit(asked: string | undefined, own: string): string {
  if (asked !== undefined && asked !== own) throw noSuchUnit();
  return own;
}

/** A unit's name, footer and themes. */
const configOfUnit: Handler<"unitConfig", Needs> = async ({ unitId }, { database, me, site }) => {
  const unit = await unitFor(database, [unitId, me?.unitId, site.unitId]);
  const themeList = await database
    .selectFrom("unit_theme")
    .where("unit_id", "=", unit.id)
    .orderBy("position")
    .select(["id", "color", "title", "picture as bgurl"])
    .execute();
  const decorationSet = {
    footerMsg: {
      show: true,
      copyright: unit.copyright,
      helpCenter: site.helpCentre,
      showBaMsg: unit.filing_number !== "",
      baList: unit.filing_number === "" ? [] : [filing(unit.filing_number)],
    },
    themeList,
    motto: unit.motto,
    loginTheme: unit.login_theme,
  };
  return {
    unitId: unit.id,
    unitName: unit.name,
    unitEnName: unit.english_name,
    pcOpen: unit.counts_unread === 1,
    footer: unit.copyright,
    link: null,
    decorationSet: JSON.stringify(decorationSet),
  };
};

/** The permission codes of a person's user type below one of them. */
const codesOfPerson: Handler<"codeTree", Needs> = async ({ code }, { database, me }) => {
  if (me.type !== 2 && me.type !== 4) return [];
  const rows = await database.selectFrom("permission").selectAll().orderBy("position").execute();
  const own = rows.filter(({ user_types }) => user_types.split(",").includes(String(me.type)));
  interface Node {
    code: string;
    name: string;
    children: Node[];
  }
  const below = (parent: string): Node[] => own.filter((row) => row.parent === parent).map(nodeOf);
  const nodeOf = (row: (typeof own)[number]): Node => ({
    code: row.code,
    name: row.name,
    children: below(row.code),
  });
  return own.filter((row) => row.parent === null && row.code === code).map(nodeOf);
};

/** A unit's public face, its licences and the permission codes of its people. */
export const unitHandlers = defineHandlers(NEEDS, {
  unitConfig: configOfUnit,

  unitLogo: async ({ unitId }, { database }) => {
    const unit = await unitFor(database, [unitId]);
    return {
      type: "image/svg+xml; charset=utf-8",
      body: unitCrest(unit),
      headers: {
        "cache-control": "public, max-age=3600",
        "content-security-policy": "default-src 'none'; sandbox",
      },
    };
  },

  unitLicence: async ({ unitId }, { database, me, now }) => {
    const unit = await unitFor(database, [ownUnit(unitId, me.unitId)]);
    return unit.licence_until > now();
  },

  moduleLicence: async ({ unitId, serverId }, { database, me, now }) => {
    const licences = await database
      .selectFrom("module")
      .where("unit_id", "=", ownUnit(unitId, me.unitId))
      .where("server_id", "=", serverId)
      .select("ends_at")
      .execute();
    return licences.length === 0 || licences.some(({ ends_at }) => ends_at > now());
  },

  modules: async (_, { database, me }) => {
    const rows = await database
      .selectFrom("module")
      .selectAll()
      .where("unit_id", "=", me.unitId)
      .orderBy("ends_at")
      .execute();
    return rows.map(({ code, name, english_name, ends_at }) => ({
      code,
      name,
      englishName: english_name,
      endTime: ends_at,
    }));
  },

  codeTree: codesOfPerson,
});
