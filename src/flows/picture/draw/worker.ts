import { takeOrder, type PictureNews, type PictureOrder } from "./jobs";
import { workerTools } from "./workerTools";

/** What a worker of its own has of the browser. */
interface Scope {
  onmessage: ((event: MessageEvent<PictureOrder>) => void) | null;
  postMessage(news: PictureNews): void;
}

const scope = self as unknown as Scope;
const tools = workerTools();
scope.onmessage = ({ data }) => void takeOrder(data, tools, (news) => scope.postMessage(news));
