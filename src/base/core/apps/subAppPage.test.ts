import { subAppPage, type SubAppPlace } from "./subAppPage";

const PLACE: SubAppPlace = {
  deployPath: "",
  rootPath: "pages",
  serverId: "exam-server",
  code: "exams",
  idPath: "tm",
  development: false,
};
const at = (place: Partial<SubAppPlace>) => subAppPage({ ...PLACE, ...place });

describe("the page of a sub-application", () => {
  it.each<[Partial<SubAppPlace>, string]>([
    [{}, "/pages/exam-server/pc_exams_tm/index.html"],
    [{ rootPath: "area" }, "/area/exam-server/pc_exams_tm/index.html"],
    [{ deployPath: "/apps" }, "/apps/exam-server/pc_exams_tm/index.html"],
    [{ deployPath: "/apps/" }, "/apps/exam-server/pc_exams_tm/index.html"],
    [{ deployPath: "apps/second" }, "/apps/second/exam-server/pc_exams_tm/index.html"],
    [{ deployPath: "/" }, "/exam-server/pc_exams_tm/index.html"],
    [
      { deployPath: "https://apps.school.test:8443/x" },
      "https://apps.school.test:8443/x/exam-server/pc_exams_tm/index.html",
    ],
    [{ pre: "all" }, "/pages/exam-server/pc_exams_all/index.html"],
    [{ idPath: "spm" }, "/pages/exam-server/pc_exams_spm/index.html"],
    [{ serverId: "exam.v2", code: "exams_2" }, "/pages/exam.v2/pc_exams_2_tm/index.html"],
  ])("for %j is at %s [REDIR-06]", (place, address) => expect(at(place)).toBe(address));

  it("is beside the portal's own in development, wherever it was deployed [REDIR-06]", () => {
    const development = true;
    expect(at({ development })).toBe("/pc_exams_tm.html");
    expect(at({ development, deployPath: "https://x.test", pre: "all", serverId: "" })).toBe(
      "/pc_exams_tm.html",
    );
    expect(at({ development, code: "../x" })).toBeNull();
    expect(at({ development, idPath: "" })).toBeNull();
  });

  it.each<[Partial<SubAppPlace>]>([
    [{ serverId: "" }],
    [{ serverId: ".." }],
    [{ serverId: "a/b" }],
    [{ serverId: "a".repeat(81) }],
    [{ code: "" }],
    [{ code: "../../evil" }],
    [{ code: "a?b" }],
    [{ code: "a#b" }],
    [{ code: "a\\b" }],
    [{ code: "a%2fb" }],
    [{ code: "考试" }],
    [{ pre: "" }],
    [{ pre: "x/y" }],
    [{ idPath: "t m" }],
    [{ deployPath: "/apps?x=1" }],
    [{ deployPath: "https://apps.test/#" }],
  ])("is none for %j [REDIR-06]", (place) => expect(at(place)).toBeNull());
});
