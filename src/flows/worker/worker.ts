import { takeOrder, type PictureNews, type PictureOrder } from "../picture/draw/jobs";
import { workerTools } from "../picture/draw/workerTools";
import { createJobs, type HashNews, type HashOrder } from "../upload/hash/jobs";

/** What a worker of its own has of the browser. */
interface Scope {
  onmessage: ((event: MessageEvent<HashOrder | PictureOrder>) => void) | null;
  postMessage(news: HashNews | PictureNews): void;
}

const scope = self as unknown as Scope;
const tell = (news: HashNews | PictureNews) => scope.postMessage(news);
const hash = createJobs(tell);
const tools = workerTools();

// One file for all that is done in workers: each file more is named in the first load of every page.
scope.onmessage = ({ data }) => {
  if ("drawing" in data) void takeOrder(data, tools, tell);
  else hash(data);
};
