import { appLinkGroups, type LinkContext } from "./links";
import { appOf, groupOf } from "./testApps";

const CONTEXT: LinkContext = {
  language: "en",
  unread: { notices: 120 },
  badgeForm: "count",
  destinationOf: ({ code }) =>
    code === "evil"
      ? { kind: "none" }
      : code === "portal"
        ? { kind: "window", url: "https://partner.example/" }
        : { kind: "route", to: `/viewport?app=${code}&fileId=${code}` },
};

describe("appLinkGroups", () => {
  it("names, badges and addresses every application [DESK-02, DESK-03]", () => {
    const groups = [
      {
        ...groupOf("often", appOf("notices", { names: { english: "Notices" } }), appOf("portal")),
        name: "常用|||Often",
      },
    ];
    expect(appLinkGroups({ groups }, CONTEXT)).toMatchObject([
      {
        name: "Often",
        links: [
          {
            name: "Notices",
            badge: { text: "99+", count: 120 },
            href: "#/viewport?app=notices&fileId=notices",
            newWindow: false,
          },
          { name: "portal", badge: null, href: "https://partner.example/", newWindow: true },
        ],
      },
    ]);
  });

  it("leaves out what leads nowhere, and groups of nothing else [REDIR-05]", () => {
    const groups = [groupOf("often", appOf("evil")), groupOf("data", appOf("evil"), appOf("surveys"))];
    const shown = appLinkGroups({ groups }, CONTEXT);
    expect(shown.map((group) => group.links.map((link) => link.app.code))).toEqual([["surveys"]]);
  });
});
