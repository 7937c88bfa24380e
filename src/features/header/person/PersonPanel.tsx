import { skipToken } from "@reduxjs/toolkit/query";
import type { ReactElement } from "react";
import { linkedAccountApi, useParentTeacherLinkQuery } from "../../../api/linkedAccount.api";
import { useSiteConfigQuery } from "../../../api/site.api";
import type { AppLink } from "../../../core/menu/links";
import type { Device } from "../../../core/site/device";
import { helpAddress } from "../../../core/site/helpCentre";
import { linkQuestion, otherIdentity } from "../../../core/identity/identity";
import { DEFAULT_SITE } from "../../../core/site/siteConfig";
import type { User } from "../../../core/wire/user";
import { useKit } from "../../../kit/KitContext";
import { usePorts } from "../../../platform/PortsContext";
import { useAppDispatch } from "../../../state/hooks";
import type { AppThunk } from "../../../state/types";
import { askLogout } from "./askLogout";
import { confirmed, preloadConfirmation } from "./confirmed";
import { openHelp } from "./openHelp";
import { PersonMenu, type PersonMenuProps } from "./PersonMenu";
import { switchIdentity } from "./switchIdentity";

/** Clients that sign in and out by themselves: the desktop client and the work-chat client [DESK-05]. */
const SELF_SIGNING: ReadonlySet<Device["client"]> = new Set(["desktop", "workWechat"]);

/** Whose menu it is, and on what. */
export interface Personal {
  readonly user: User;
  readonly device: Device;
}

/** The entries that only a person's own menu has. */
type OwnEntries = "identity" | "onSwitchAccount" | "help" | "onHelp" | "onLogout";

interface Props extends Omit<PersonMenuProps, OwnEntries> {
  /** Null on a page that belongs to no one person, whose menu is about its notices alone. */
  readonly personal: Personal | null;
  readonly apps: readonly AppLink[];
  /** The code of the application on the screen, or null on the desktop. */
  readonly current: string | null;
}

/**
 * Fetches what the person's menu needs while there is a network: the question whether they are sure, since people sign
 * out without one too [AUTH-11], and whether they have another account [WHO-02].
 */
export const preparePersonMenu =
  (user: User): AppThunk<void> =>
  (dispatch) => {
    preloadConfirmation();
    const question = linkQuestion(user);
    if (question) void dispatch(linkedAccountApi.endpoints.parentTeacherLink.initiate(question));
  };

/** The person's menu with what is theirs alone: their other account, help and leaving. */
export function PersonPanel({ personal, apps, current, ...menu }: Props): ReactElement {
  if (personal === null)
    return <PersonMenu {...menu} identity={null} onSwitchAccount={null} help={null} onLogout={null} />;
  const openTo = apps.find(({ app }) => app.code === current)?.app.menu.userTypes ?? [];
  return <OwnMenu {...menu} {...personal} openTo={openTo} />;
}

interface OwnProps extends Omit<PersonMenuProps, OwnEntries>, Personal {
  /** User types that may open the application on the screen; none named means everybody. */
  readonly openTo: readonly number[];
}

function OwnMenu({ user, device, openTo, ...menu }: OwnProps): ReactElement {
  const dispatch = useAppDispatch();
  const kit = useKit();
  const { navigation } = usePorts();
  const { data: site = DEFAULT_SITE } = useSiteConfigQuery();
  const { data: link = null } = useParentTeacherLinkQuery(linkQuestion(user) ?? skipToken);
  const other = otherIdentity(link, { person: user, client: device.client, openTo });
  const href = navigation.href();

  const change = async () => {
    if (!other) return;
    const { role, name } = other;
    const sure = await confirmed(kit, {
      title: { id: "person.switch.title", values: { role, name } },
      body: { id: "person.switch.body" },
      confirm: { id: "person.switch.confirm" },
    });
    if (sure) await dispatch(switchIdentity(other, { site, device }));
  };

  // The condition stands here, so that no other build has the code.
  const switchAccount =
    process.env["NODE_ENV"] === "development"
      ? async () => {
          const code = await import(/* webpackChunkName: "account-dialog" */ "./AccountDialog");
          const userId = await kit.dialogs.open(code.AccountDialog, {});
          if (userId !== undefined) await dispatch(switchIdentity({ userId }, { site, device }));
        }
      : null;

  return (
    <PersonMenu
      {...menu}
      onSwitchAccount={switchAccount && (() => void switchAccount())}
      identity={other && { ...other, onSwitch: () => void change() }}
      help={helpAddress({ site, origin: new URL(href).origin, href, unitId: user.unitId })}
      onHelp={(address) => dispatch(openHelp(address))}
      onLogout={SELF_SIGNING.has(device.client) ? null : () => void askLogout(kit, dispatch)}
    />
  );
}
