import { styled } from "@mui/material/styles";
import { useEffect, useRef, type ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import { usualOrder } from "../core/arranging";
import { ConfirmDialog } from "../../base/kit/ConfirmDialog";
import { useKit } from "../../base/kit/KitContext";
import { useShell } from "../../base/kit/ShellContext";
import { VisuallyHidden } from "../../base/kit/VisuallyHidden";
import { HeadAction } from "../HeadAction";
import { HINT } from "./hint";
import { TileMenu, type TileAction } from "./TileMenu";
import { useCarry } from "./useCarry";
import { useDrag } from "./useDrag";
import { useEditing } from "./useEditing";
import { useTileActions } from "./useTileActions";
import { useTileMenu } from "./useTileMenu";

const Actions = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: "0.25rem 0.5rem",
  // The head keeps its height when they come.
  marginBlock: "-0.25rem",
});

/** The actions in the head of the person's own applications; it also listens to what is done with tiles [MORE-01]. */
export function Head(): ReactElement {
  const [editing, setEditing] = useEditing();
  const { dialogs } = useKit();
  const { health } = useShell();
  const root = useRef<HTMLDivElement>(null);
  const section = () => root.current?.closest("section") ?? null;
  const ownPlace = () => section()?.querySelector("ul") ?? section();
  const actions = useTileActions((grid) => section()?.contains(grid) ?? false);
  const { menu, close, swallowClick } = useTileMenu(editing);
  useCarry(editing, actions);
  useDrag({ editing, actions, ownPlace, onLift: swallowClick });
  // Another visit of the desktop begins at rest.
  useEffect(() => () => setEditing(false), []); // oxlint-disable-line react/exhaustive-deps

  const { arrangement, change, act, linkOf, placeOf } = actions;
  const link = menu && linkOf(menu.tile.code);
  const choose = (action: TileAction) => {
    if (!menu) return;
    close();
    // The page behind a menu takes the focus once the menu is gone.
    requestAnimationFrame(() => act(menu.tile, action));
  };
  const reset = async () => {
    const sure = await dialogs.open(ConfirmDialog, {
      title: { id: "arrange.usual.title" },
      body: { id: "arrange.usual.body" },
      confirm: { id: "arrange.usual" },
    });
    if (sure) change(usualOrder(arrangement));
  };
  return (
    <Actions ref={root}>
      {editing && (
        <HeadAction type="button" onClick={() => void reset()}>
          <FormattedMessage id="arrange.usual" />
        </HeadAction>
      )}
      <HeadAction type="button" data-arrange="" onClick={() => setEditing(!editing)}>
        <FormattedMessage id={editing ? "arrange.done" : "arrange.edit"} />
      </HeadAction>
      {editing && (
        <VisuallyHidden>
          <span id={HINT}>
            <FormattedMessage id="arrange.hint" />
          </span>
        </VisuallyHidden>
      )}
      {menu && link && (
        <TileMenu
          anchor={menu.anchor}
          link={link}
          health={Object.hasOwn(health, link.app.code) ? health[link.app.code] : undefined}
          pinned={arrangedOnTop(actions.arranged.pinned, link.app.code)}
          {...placeOf(menu.tile)}
          onClose={close}
          onChoose={choose}
        />
      )}
    </Actions>
  );
}

const arrangedOnTop = (pinned: readonly { readonly app: { readonly code: string } }[], code: string) =>
  pinned.some(({ app }) => app.code === code);
