import { createJobs, type HashNews, type HashOrder } from "./jobs";

/** What a worker of its own has of the browser. */
interface Scope {
  onmessage: ((event: MessageEvent<HashOrder>) => void) | null;
  postMessage(news: HashNews): void;
}

const scope = self as unknown as Scope;
const take = createJobs((news) => scope.postMessage(news));
scope.onmessage = ({ data }) => take(data);
