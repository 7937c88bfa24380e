import { styled } from "@mui/material/styles";
import { useState, type ReactElement } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { shownScheme, type ResolvedTheme, type ShownScheme } from "../../theme/themes";
import { useMedia } from "../base/kit/useMedia";
import { useAppSelector } from "../base/state/hooks";
import { ShownSchemeGroup } from "./themeGroups";
import { Figures } from "./preview/Figures";
import { Mini } from "./preview/Mini";
import { MiniDesktop } from "./preview/MiniDesktop";
import { MiniLogin } from "./preview/MiniLogin";

const Place = styled("div")({
  display: "grid",
  gap: "1rem",
  "& > .pages": {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 14rem), 1fr))",
    gap: "1rem",
    margin: 0,
    padding: 0,
    listStyle: "none",
  },
  "& > .pages > li": { display: "grid", gap: "0.375rem", alignContent: "start", minInlineSize: 0 },
  "& > .pages > li > span": { fontSize: "0.875rem", fontWeight: 600 },
});

const PAGES = ["login", "teacher", "student", "parent"] as const;

/** What everyone will see: the login page and the desktops of teachers, students and parents side by side [THEME-05]. */
export function SyncPreview({ theme }: { readonly theme: ResolvedTheme }): ReactElement {
  const { formatMessage } = useIntl();
  const chosen = useAppSelector((state) => state.preferences.scheme);
  const prefersDark = useMedia("(prefers-color-scheme: dark)");
  const [scheme, setScheme] = useState<ShownScheme>(() => shownScheme(chosen, prefersDark));
  return (
    <Place>
      <ShownSchemeGroup scheme={scheme} onScheme={setScheme} />
      <ul className="pages">
        {PAGES.map((page) => {
          const words = formatMessage({ id: `appearance.sync.page.${page}` });
          return (
            <li key={page}>
              <Mini
                theme={theme}
                scheme={scheme}
                label={formatMessage({ id: "appearance.sync.picture" }, { page: words, scheme })}
              >
                {page === "login" ? <MiniLogin /> : <MiniDesktop whose={page} />}
              </Mini>
              <span aria-hidden>
                <FormattedMessage id={`appearance.sync.page.${page}`} />
              </span>
            </li>
          );
        })}
      </ul>
      <Figures theme={theme} scheme={scheme} />
    </Place>
  );
}
