import { axeChecks, type AxeRun } from "./axeChecks";
import { callChecks } from "./callChecks";
import {
  appChecks,
  manifestChecks,
  serverCheck,
  type AppDeclaration,
  type ReadLabManifest,
} from "./contractChecks";
import { layerChecks, type LeftBehind, type ObservedPage } from "./layerChecks";
import { messageChecks } from "./messageChecks";
import { permissionChecks, type DeclaredPermissions } from "./permissionChecks";
import type { Recorded } from "./recorded";
import { inSection, reportOf, type Report } from "./report";
import { openChecks, sharedCheck, sizeChecks, type LoadedFile, type OpenedRun } from "./runChecks";

/** An application whose manifest has been read. */
export interface LabSubject {
  readonly address: string;
  readonly app: string;
  /** The page that is opened; null where the manifest names none that can be. */
  readonly page: string | null;
  readonly manifest: ReadLabManifest;
  readonly declared: AppDeclaration;
  /** How its pages and its server part differ; null where they fit, or nothing is known. */
  readonly gap: { readonly older: "client" | "server"; readonly has: string; readonly needs: string } | null;
  readonly kitVersion: string;
}

/** What one opening of an application came to. */
export interface LabVisit extends OpenedRun {
  /** Whether it kept adding elements. */
  readonly grows: boolean;
  readonly audits: readonly AxeRun[];
  readonly during: ObservedPage;
  readonly after: LeftBehind;
  readonly recorded: Recorded;
  readonly files: readonly LoadedFile[];
  /** Whether React draws in it, and how many copies of React beside the portal's. */
  readonly react: { readonly draws: boolean; readonly copies: number };
}

const each = <Item, Value>(
  items: readonly Item[],
  of: (item: Item) => readonly Value[],
): readonly Value[] => [...new Set(items.flatMap(of))];

const merged = <Name extends string>(
  all: readonly Readonly<Record<Name, readonly string[]>>[],
  names: readonly Name[],
) => Object.fromEntries(names.map((name) => [name, each(all, (one) => one[name])])) as Record<Name, string[]>;

/** The application's own code and those that it needs are asked for by the portal, before it opens. */
function declaredPermissions(declared: AppDeclaration): DeclaredPermissions | null {
  if (!declared) return null;
  if (!("app" in declared)) return { codes: declared.codes, askedByPortal: [] };
  const { code, permissions, needs = [] } = declared.app;
  return { codes: permissions.map((each) => each.code), askedByPortal: [code, ...needs] };
}

/** The report on an application: what its manifest says, and what came of each opening; `apps` are the person's applications. */
export function labReport(
  subject: LabSubject,
  visits: readonly LabVisit[],
  apps: readonly string[] = [],
): Report {
  const { address, app, page, manifest, declared, gap } = subject;
  const contract = [
    ...manifestChecks(manifest),
    ...appChecks(declared, subject),
    ...serverCheck(manifest.serverVersion, gap),
  ];
  const about = { address, app, page: page ?? "" };
  const first = inSection("contract", contract);
  const opened = visits.filter(({ failure }) => !failure);
  if (visits.length === 0) return reportOf(about, first);
  const runs = [
    ...openChecks(visits),
    ...visits
      .filter(({ grows }) => grows)
      .slice(0, 1)
      .map(() => ({ status: "fail", check: "grows", key: "mount" }) as const),
    ...sizeChecks(visits[0]?.files ?? []),
    ...sharedCheck(
      visits.some(({ react }) => react.draws),
      Math.max(...visits.map(({ react }) => react.copies)),
    ),
  ];
  if (opened.length === 0) return reportOf(about, [...first, ...inSection("contract", runs)]);
  const recorded = opened.map((visit) => visit.recorded);
  const catalogues = recorded.map((one) => one.catalogues).find((one) => one !== null) ?? null;
  const layers = layerChecks(
    merged(
      opened.map(({ during }) => during),
      ["outside", "styles", "attributes", "above"],
    ),
    merged(
      opened.map(({ after }) => after),
      ["nodes", "styles", "attributes", "listeners", "timers"],
    ),
  );
  return reportOf(about, [
    ...first,
    ...inSection("contract", runs),
    ...inSection(
      "permissions",
      permissionChecks(
        each(recorded, ({ codes }) => codes),
        declaredPermissions(declared),
        apps,
      ),
    ),
    ...inSection(
      "calls",
      callChecks(
        recorded.flatMap(({ calls }) => calls),
        recorded.reduce((sum, { callsLeft }) => sum + callsLeft, 0),
      ),
    ),
    ...inSection(
      "messages",
      messageChecks(
        catalogues,
        each(recorded, ({ unknownMessages }) => unknownMessages),
      ),
    ),
    ...inSection("layers", layers),
    ...inSection("axe", axeChecks(opened.flatMap(({ audits }) => audits))),
  ]);
}
