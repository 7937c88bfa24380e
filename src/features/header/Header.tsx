import { styled } from "@mui/material/styles";
import Bell from "lucide-react/icons/bell";
import Languages from "lucide-react/icons/languages";
import Maximize from "lucide-react/icons/maximize";
import Minimize from "lucide-react/icons/minimize";
import Palette from "lucide-react/icons/palette";
import { useId, type ReactElement } from "react";
import { useIntl } from "react-intl";
import { TINY } from "../../../theme/layouts";
import type { Appearance } from "./appearance/Appearance";
import { Brand, type Unit } from "./Brand";
import { HeaderButton, HeaderLink } from "./HeaderButton";
import { MobileBar } from "./MobileBar";
import { Person } from "./Person";
import type { Personal } from "./person/PersonPanel";
import { TopApps } from "./TopApps";
import { preloadPanels, usePanels } from "./usePanels";
import type { AppItem } from "../../core/menu/apps";
import type { AppLink, AppLinkGroup } from "../../core/menu/links";
import { languageToOffer, type Language, type OfferedLanguages } from "../../core/language/languages";
import { windowProps } from "../../kit/apps/windowProps";
import { UnreadMark, UnreadText } from "../../kit/apps/UnreadBadge";
import { ErrorBoundary } from "../../kit/ErrorBoundary";
import type { ToastLogEntry } from "../../flows/toast/ToastPolicy";
import { Phrase } from "../../kit/Phrase";
import { VisuallyHidden } from "../../kit/VisuallyHidden";

const Bar = styled("header")(({ theme }) => ({
  position: "sticky",
  insetBlockStart: 0,
  zIndex: theme.zIndex.appBar,
  display: "flex",
  alignItems: "center",
  gap: "clamp(0.75rem, 1.5vw, 2.5rem)",
  minBlockSize: "var(--header-height, 4.5rem)",
  paddingInline: "clamp(1rem, 1.9vw, 2.25rem)",
  backgroundColor: theme.vars.palette.surface.header,
  color: theme.vars.palette.text.primary,
  borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  "@media (max-width: 37.5em)": { minBlockSize: "3.5rem", gap: "0.25rem", paddingInline: "0.75rem 0.5rem" },
  [TINY]: { position: "static", flexWrap: "wrap", paddingBlock: "0.25rem" },
}));

const BrandPlace = styled("div")({
  flex: "0 1 auto",
  minInlineSize: 0,
  maxInlineSize: "22rem",
  "&[data-wide='true']": { maxInlineSize: "36rem" },
  // English names are long: in two lines, they leave room for applications.
  "@media (max-width: 100em)": {
    "&:not([data-wide='true']):lang(en)": { maxInlineSize: "13.5rem" },
  },
  "@media (min-width: 37.5625em) and (max-width: 64em)": {
    "&:not([data-wide='true'])": { maxInlineSize: "12rem" },
  },
  "@media (max-width: 37.5em)": { flex: "1 1 0", maxInlineSize: "none" },
  [TINY]: { flexBasis: "100%" },
});

const Tools = styled("div")({
  display: "flex",
  alignItems: "center",
  gap: "clamp(0rem, 0.6vw, 0.75rem)",
  marginInlineStart: "auto",
});

const BellPlace = styled("span")({ position: "relative", display: "inline-grid" });

const hiddenOnPhone = { "@media (max-width: 37.5em)": { display: "none" } } as const;

/** What the header draws, and what it tells. */
export interface HeaderProps {
  readonly unit: Unit;
  readonly userName: string;
  /** Every application once; the first ones that fit stand in the header. */
  readonly apps: readonly AppLink[];
  /** Whether they do; in other layouts they stand elsewhere. */
  readonly appsShown?: boolean;
  readonly grouped: boolean;
  readonly groups: readonly AppLinkGroup[];
  /** The code of the application on the screen, or null on the desktop. */
  readonly current: string | null;
  /** Where the bell leads, with its count; null for a person who has no such application. */
  readonly bell: AppLink | null;
  readonly language: Language;
  /** The languages that the person may switch to. */
  readonly languages: OfferedLanguages;
  readonly appearance: Appearance;
  /** Whether the page fills the screen and the way in and out; null where it cannot. */
  readonly fullscreen: { readonly active: boolean; readonly toggle: () => void } | null;
  readonly onOpen: (app: AppItem) => void;
  readonly onLanguage: (language: Language) => void;
  /** Whether it is quiet, and the way to the notices that were shown; null on a page that keeps none. */
  readonly toastLog: ToastLogEntry | null;
  /** Whose header it is; null on a page that belongs to no one person. */
  readonly personal: Personal | null;
  /** The way to the list of all keys; absent where there is none. */
  readonly onKeys?: (() => void) | undefined;
}

/** The bar above every page of the portal: whose school this is, its applications, and the person's own settings. */
export function Header(props: HeaderProps): ReactElement {
  const {
    unit,
    userName,
    apps,
    appsShown = true,
    grouped,
    groups,
    current,
    bell,
    language,
    appearance,
    fullscreen,
  } = props;
  const { onOpen, onLanguage, toastLog, personal } = props;
  const intl = useIntl();
  const personId = useId();
  const { openPanel, open, fail, propsOf, codeOf } = usePanels();
  const AppsPanel = codeOf("apps")?.AppsPanel;
  const AppearancePanel = codeOf("appearance")?.AppearancePanel;
  const PersonPanel = codeOf("person")?.PersonPanel;
  const target = languageToOffer(props.languages, language);

  return (
    <>
      <Bar className="look-header">
        <BrandPlace data-wide={!appsShown}>
          <Brand unit={unit} />
        </BrandPlace>
        {appsShown && (
          <TopApps
            apps={apps}
            current={current}
            isMoreOpen={openPanel === "apps"}
            onMore={(anchor) => open("apps", anchor)}
            onMoreNear={preloadPanels}
            onOpen={onOpen}
          />
        )}
        <Tools>
          {bell && (
            <HeaderLink
              href={bell.href}
              {...windowProps(bell)}
              sx={hiddenOnPhone}
              onClick={() => onOpen(bell.app)}
              title={bell.name}
            >
              <BellPlace>
                <Bell aria-hidden="true" />
                <UnreadMark badge={bell.badge} size="small" />
              </BellPlace>
              <VisuallyHidden>
                <Phrase text={bell.name} />
              </VisuallyHidden>
              <UnreadText badge={bell.badge} />
            </HeaderLink>
          )}
          <HeaderButton
            type="button"
            sx={hiddenOnPhone}
            aria-label={intl.formatMessage({ id: "header.appearance" })}
            title={intl.formatMessage({ id: "header.appearance" })}
            aria-haspopup="dialog"
            aria-expanded={openPanel === "appearance"}
            onPointerEnter={preloadPanels}
            onFocus={preloadPanels}
            onClick={(event) => open("appearance", event.currentTarget)}
          >
            <Palette aria-hidden="true" />
          </HeaderButton>
          {target && (
            <HeaderButton
              type="button"
              lang={target}
              aria-label={intl.formatMessage({ id: "header.language" })}
              title={intl.formatMessage({ id: "header.language" })}
              onClick={() => onLanguage(target)}
            >
              <Languages aria-hidden="true" />
            </HeaderButton>
          )}
          {fullscreen && (
            <HeaderButton
              type="button"
              sx={hiddenOnPhone}
              data-active={fullscreen.active}
              aria-label={intl.formatMessage(
                { id: "header.fullscreen" },
                { active: String(fullscreen.active) },
              )}
              title={intl.formatMessage({ id: "header.fullscreen" }, { active: String(fullscreen.active) })}
              onClick={fullscreen.toggle}
            >
              {fullscreen.active ? <Minimize aria-hidden="true" /> : <Maximize aria-hidden="true" />}
            </HeaderButton>
          )}
          <Person
            id={personId}
            name={userName}
            isOpen={openPanel === "person"}
            quiet={toastLog?.quiet ?? false}
            onNear={preloadPanels}
            onOpen={toastLog || personal ? (anchor) => open("person", anchor) : null}
          />
        </Tools>
      </Bar>
      <MobileBar current={current} bell={bell} openPanel={openPanel} onPanel={open} onOpen={onOpen} />
      {AppsPanel && (
        <ErrorBoundary fallback={() => null} onError={fail}>
          <AppsPanel {...propsOf("apps")} grouped={grouped} groups={groups} onOpen={onOpen} />
        </ErrorBoundary>
      )}
      {AppearancePanel && (
        <ErrorBoundary fallback={() => null} onError={fail}>
          <AppearancePanel {...propsOf("appearance")} {...appearance} />
        </ErrorBoundary>
      )}
      {PersonPanel && (
        <ErrorBoundary fallback={() => null} onError={fail}>
          <PersonPanel
            {...propsOf("person")}
            personal={personal}
            apps={apps}
            current={current}
            labelledBy={personId}
            toastLog={toastLog}
            onKeys={props.onKeys}
          />
        </ErrorBoundary>
      )}
    </>
  );
}
