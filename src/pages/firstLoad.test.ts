import { importsAtOnce } from "../../test/importsAtOnce";

const PAGES = ["src/pages/boot.ts", "src/pages/account.tsx", "src/pages/portal.tsx"];

/** Large packages, which come when they are needed: what forms and tables are made of, spreadsheets, federation. */
const LATE = /^(react-hook-form|@hookform\/|yup$|@mui\/x-|@mui\/material$|hucre|@module-federation\/)/;

/** The parts of the kit that the login page begins with. */
const LOGIN_KIT = [
  "CardPlace.tsx",
  "DialogHost.tsx",
  "DialogQueue.ts",
  "ErrorBoundary.tsx",
  "ErrorCard.tsx",
  "FilledButton.ts",
  "KitContext.ts",
  "LiveTitle.tsx",
  "Phrase.tsx",
  "PlainButton.tsx",
  "PlainIconButton.ts",
  "PlainInput.tsx",
  "PortalProviders.tsx",
  "RemoteImage.tsx",
  "VisuallyHidden.tsx",
  "announcer.ts",
  "detailOf.ts",
  "latePart.tsx",
  "lateStyles.ts",
  "modalGuard.ts",
  "styleCache.ts",
  "toast/LateToasts.tsx",
  "useEngine.ts",
  "useLater.ts",
  "useOnline.ts",
];

/** The parts of flows and of the session that it begins with; what few sign-ins need comes later. */
const LOGIN_FLOWS = ["startTimer.ts", "toast/ToastQueue.ts", "toast/stay.ts", "toast/urgency.ts"];
const LOGIN_SESSION = ["announceSignIn.ts", "begin.ts", "loadRenewal.ts", "tryPassword.ts"];

const partsOf = (entry: string, folder: string) =>
  importsAtOnce(entry)
    .files.filter((file) => file.startsWith(folder))
    .map((file) => file.replace(folder, ""));
const kitOf = (entry: string) => partsOf(entry, "src/kit/");

describe("the first load", () => {
  it.each(PAGES)("of %s has no package that can come later [WID-02, WID-03]", (entry) => {
    const { packages } = importsAtOnce(entry);
    expect(packages.filter((name) => LATE.test(name))).toEqual([]);
    if (!entry.endsWith("boot.ts")) expect(packages).toContain("react");
  });

  it("of sub-applications has neither forms nor tables [WID-02, WID-03]", () => {
    const { packages } = importsAtOnce("src/subapp/sdk/kit.ts");
    expect(packages).toContain("react");
    // The barrel is there already: sub-applications are given it.
    expect(packages.filter((name) => LATE.test(name) && name !== "@mui/material")).toEqual([]);
  });

  // `npm run bench bytes` shows that the login page runs every one of them.
  it("of the login page has these parts of the kit and of MUI alone", () => {
    const { packages } = importsAtOnce("src/pages/account.tsx");
    expect(packages.filter((name) => name.startsWith("@mui/"))).toEqual([
      "@mui/material/GlobalStyles",
      "@mui/material/styles",
      "@mui/system",
      "@mui/utils/deepmerge",
    ]);
    expect(kitOf("src/pages/account.tsx")).toEqual(LOGIN_KIT);
    expect(partsOf("src/pages/account.tsx", "src/flows/")).toEqual(LOGIN_FLOWS);
    expect(partsOf("src/pages/account.tsx", "src/session/")).toEqual(LOGIN_SESSION);
  });

  it("of the desktop has parts of these families of the kit alone", () => {
    const families = kitOf("src/pages/portal.tsx").flatMap((file) => /^([^/]+)\//.exec(file)?.[1] ?? []);
    expect([...new Set(families)].sort()).toEqual(["apps", "card", "header", "permission", "toast"]);
  });

  it("is read as far as it goes", () => {
    expect(importsAtOnce("src/kit/form/FormDialog.tsx").packages.filter((name) => LATE.test(name))).toEqual([
      "@hookform/resolvers/yup",
      "react-hook-form",
      "yup",
    ]);
    expect(importsAtOnce("src/kit/list/ListGrid.tsx").packages.filter((name) => LATE.test(name))).toContain(
      "@mui/x-data-grid",
    );
  });
});
