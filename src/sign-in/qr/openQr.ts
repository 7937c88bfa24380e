import type { QrProvider } from "../core/social";
import { QrSignIn } from "../flow/qr/QrSignIn";
import type { DialogQueue } from "../../base/kit/DialogQueue";
import type { Ports } from "../../base/platform/ports";
import type { SignInPage } from "../../base/session/page";
import { QrDialog } from "./QrDialog";
import { qrPorts } from "./qrPorts";

/** The dialogs to open it in, and its provider. */
interface OpenQr {
  readonly provider: QrProvider;
  readonly page: SignInPage;
  readonly ports: Ports;
  readonly dialogs: DialogQueue;
}

/** Shows a provider's code to scan until a person has signed in by it or closes it; the trip is spent then. */
export async function openQr({ provider, page, ports, dialogs }: OpenQr): Promise<void> {
  const engine = new QrSignIn(qrPorts(provider, page));
  // The browser may restore the page as it was left, with a code that has been used.
  const stop = ports.navigation.restored(dialogs.closeAll);
  await dialogs.open(QrDialog, { name: provider.name, engine, clock: ports.clock });
  stop();
  engine.close();
  ports.storage.remove("socialTrip");
}
