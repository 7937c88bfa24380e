import { applyTheme } from "../../../theme/applyTheme";
import { kitLayer } from "../../../theme/kitLayer";
import { isInnerPlace, viewportRoute } from "../../base/core/apps/viewportAddress";
import type { Language } from "../../base/core/language/languages";
import type { Text } from "../../base/core/wire/text";
import { createStyleCache } from "../../base/kit/styleCache";
import { createBrowserPorts } from "../../subapp/host/browserPorts";
import type { SubAppPage } from "../../subapp/host/pageModuleLoader";
import type { SubAppPorts } from "../../subapp/host/ports";
import { shownLook } from "../../subapp/host/shownLook";
import type { Failure } from "../../subapp/host/step";
import { SubAppEngine } from "../../subapp/host/SubAppEngine";
import type { Place, Portal } from "../../subapp/sdk/contract";
import { createPortal, type PortalServices } from "../../subapp/sdk/createPortal";
import { LiveValue } from "../../subapp/sdk/LiveValue";
import { nameOf } from "../../subapp/sdk/nameOf";
import { watchPortal } from "../../subapp/sdk/watchedPortal";
import type { AxeRun } from "../core/axeChecks";
import type { LabSubject, LabVisit } from "../core/labReport";
import type { LoadedFile } from "../core/runChecks";
import type { LabStage } from "../flow/LabEngine";
import type { RunOptions } from "../flow/step";
import { judgeByAxe } from "./judgeByAxe";
import { Recorder } from "./Recorder";
import { recordingServices } from "./recordingServices";
import { watchPage, type PageWatch } from "./watchPage";

/** What the stage needs of the page. */
export interface StageSetting extends Pick<SubAppPorts<Portal>, "fetchManifest" | "reaches"> {
  readonly page: SubAppPage;
  readonly services: PortalServices;
  /** The pane in which applications stand; null while it is not drawn. */
  readonly host: () => HTMLElement | null;
  /** What an application is answered whose call was held back. */
  readonly heldText: Text;
  /** Receives what an application threw. */
  readonly report: (name: string, thrown: unknown) => void;
}

/** An application has come to rest once it changed nothing for so long, milliseconds, and is not waited for longer than that. */
const REST = 400;
const LONGEST = 6_000;
/** An application with more elements than that, and still more coming, grows without an end. */
const MOST_GROWN = 20_000;
/** What an application begins after its end shows within this time, milliseconds. */
const AFTER = 300;

/** The key of the style cache of an application in the lab. */
const LAB_STYLES = "lab";

const NONE_OBSERVED = { outside: [], styles: [], attributes: [], above: [] };
const NOTHING_LEFT = { nodes: [], styles: [], attributes: [], listeners: [], timers: [] };

interface Visit {
  readonly subject: LabSubject;
  readonly language: Language;
  readonly host: HTMLElement;
  readonly engine: SubAppEngine<Portal>;
  readonly recorder: Recorder;
  readonly watch: PageWatch;
  readonly audits: AxeRun[];
  readonly startedAt: number;
  readonly clear: () => void;
  grows: boolean;
}

/** The marks by which a copy of React knows the elements that it draws. */
const marksOf = (element: Element): readonly string[] =>
  Object.keys(element)
    .filter((key) => key.startsWith("__reactFiber$"))
    .map((key) => key.slice("__reactFiber$".length));

function reactIn(host: HTMLElement): LabVisit["react"] {
  const own = new Set(marksOf(host));
  const marks = new Set([...host.querySelectorAll("*")].slice(0, MOST_GROWN).flatMap(marksOf));
  return { draws: marks.size > 0, copies: [...marks].filter((mark) => !own.has(mark)).length };
}

/** The files of an application that have come since a moment, as the browser measured them. */
const filesOf = (view: Window, app: string, since: number): readonly LoadedFile[] =>
  view.performance
    .getEntriesByType("resource")
    .filter((entry) => entry.startTime >= since && new URL(entry.name).pathname.startsWith(`/${app}/`))
    .filter(({ name }) => /\.(js|css)(\?|$)/.test(name))
    .map((entry) => ({
      path: new URL(entry.name).pathname,
      size: (entry as PerformanceResourceTiming).decodedBodySize,
    }));

/** Opens applications in the lab's pane by the code that opens them in the viewport, with a recorder before the portal's services. */
export function createLabStage(setting: StageSetting): LabStage {
  const { page, services } = setting;
  const view = page.access.window;
  const { document } = page.access;
  let visit: Visit | null = null;
  let leaving: Promise<unknown> = Promise.resolve();

  const wait = (milliseconds: number) =>
    new Promise<void>((resolve) => void view.setTimeout(resolve, milliseconds));
  /** Two frames: what has changed is drawn. */
  const drawn = () =>
    Promise.race([
      new Promise<void>((resolve) =>
        view.requestAnimationFrame(() => view.requestAnimationFrame(() => resolve())),
      ),
      // A page that is not seen draws nothing.
      wait(AFTER),
    ]);

  function begin(subject: LabSubject, language: Language, options: RunOptions, host: HTMLElement): Visit {
    const { app } = subject;
    const fileId = subject.page ?? app;
    const element = document.createElement("div");
    const over = document.createElement("div");
    host.append(element, over);
    const recorder = new Recorder();
    const theme = new LiveValue(kitLayer(services.theme.get(), () => over));
    // A cache of its own: what stands in the page's, the portal has put there.
    const styles = createStyleCache(page.access.nonce, LAB_STYLES);
    const recording = recordingServices(services, recorder, {
      styles,
      sendsWrites: options.sendsWrites,
      heldText: setting.heldText,
      theme: theme.view,
      look: shownLook(host),
      language: new LiveValue(language).view,
    });
    const place: Place = { app, fileId, id: null, at: "" };
    const livePlace = new LiveValue(place);
    const inner = (at: string) => ({ ...place, at: isInnerPlace(at) ? at : "" });
    const ports = createBrowserPorts({
      page: page.access,
      loader: page.loader,
      address: place,
      host: element,
      fetchManifest: setting.fetchManifest,
      reaches: setting.reaches,
      report: (thrown) => setting.report(nameOf(place), thrown),
    });
    const engine = new SubAppEngine<Portal>(place, ports, (crashed) => {
      const portal = createPortal(recording, {
        place: livePlace.view,
        crashed,
        setTitle: () => undefined,
        go: (at) => {
          if (!isInnerPlace(at)) return false;
          livePlace.set(inner(at));
          return true;
        },
        hrefOf: (at) => `#${viewportRoute({ kind: "subApp", place: inner(at) })}`,
      });
      watchPortal(portal, recorder);
      return portal;
    });
    return {
      subject,
      language,
      host,
      engine,
      recorder,
      watch: watchPage(view, host, app, { portal: services.styles.key, own: LAB_STYLES }),
      audits: [],
      startedAt: view.performance.now(),
      clear: () => {
        styles.sheet.flush();
        element.remove();
        over.remove();
      },
      grows: false,
    };
  }

  async function end(ended: Visit): Promise<LabVisit> {
    const { engine, watch, host, subject, language, recorder, audits, startedAt, grows } = ended;
    const state = engine.getSnapshot();
    const failure: Failure | null = state.phase === "failed" ? state : null;
    const during = failure ? NONE_OBSERVED : watch.observe();
    const react = reactIn(host);
    watch.ended();
    engine.close();
    await wait(AFTER);
    ended.clear();
    const after = watch.leave();
    for (const name of ["data-look", "data-scheme", "data-active-theme", "data-still", "style"])
      host.removeAttribute(name);
    return {
      language,
      failure: failure && { reason: failure.reason, detail: failure.detail },
      grows,
      audits,
      during,
      after: failure ? NOTHING_LEFT : after,
      recorded: recorder.read(),
      files: filesOf(view, subject.app, language === "zh-CN" ? 0 : startedAt),
      react,
    };
  }

  return {
    open: async (subject, language, options, signal) => {
      await leaving;
      const host = setting.host();
      if (!host || signal.aborted) return false;
      const current = begin(subject, language, options, host);
      visit = current;
      const { engine } = current;
      const isOver = () => ["ready", "failed"].includes(engine.getSnapshot().phase);
      const over = new Promise<void>((resolve) => {
        const stop = engine.subscribe(() => {
          if (!isOver()) return;
          stop();
          resolve();
        });
        signal.addEventListener("abort", () => resolve());
      });
      engine.open();
      engine.setActive(true);
      if (!isOver()) await over;
      return engine.getSnapshot().phase === "ready";
    },
    settle: async (signal) => {
      const current = visit;
      if (!current) return;
      const { host, recorder } = current;
      let changedAt = view.performance.now();
      const observer = new MutationObserver(() => (changedAt = view.performance.now()));
      observer.observe(host, { subtree: true, childList: true, characterData: true });
      const began = changedAt;
      const elements = () => host.getElementsByTagName("*").length;
      let atHalf = 0;
      for (let now = began; now - began < LONGEST && !signal.aborted; now = view.performance.now()) {
        if (elements() > MOST_GROWN) break;
        if (now - began < LONGEST / 2) atHalf = elements();
        if (recorder.pending === 0 && now - changedAt >= REST) break;
        await wait(50);
      }
      observer.disconnect();
      const isRestless = view.performance.now() - changedAt < REST;
      current.grows = elements() > MOST_GROWN || (isRestless && elements() > atHalf * 1.2 + 20);
    },
    audit: async (scheme) => {
      const current = visit;
      if (current?.engine.getSnapshot().phase !== "ready") return;
      const { activeTheme } = document.documentElement.dataset;
      applyTheme({ value: activeTheme, scheme }, current.host);
      await drawn();
      // Colours fade for a moment where a look says so.
      await wait(AFTER);
      current.audits.push({ scheme, violations: await judgeByAxe(current.host) });
    },
    leave: async () => {
      const ended = visit;
      visit = null;
      if (!ended)
        return {
          language: "en",
          failure: null,
          grows: false,
          audits: [],
          during: NONE_OBSERVED,
          after: NOTHING_LEFT,
          recorded: new Recorder().read(),
          files: [],
          react: { draws: false, copies: 0 },
        };
      const over = end(ended);
      leaving = over;
      return over;
    },
  };
}
