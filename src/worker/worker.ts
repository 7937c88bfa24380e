import { takeFaceOrder, type FaceNews, type FaceOrder } from "../face";
import { takeOrder, type PictureNews, type PictureOrder, workerTools } from "../picture";
import { createJobs, type HashMessage, type HashCommand } from "../upload";

/** What a worker of its own has of the browser. */
interface Scope {
  onmessage: ((event: MessageEvent<HashCommand | PictureOrder | FaceOrder>) => void) | null;
  postMessage(news: HashMessage | PictureNews | FaceNews): void;
}

const scope = self as unknown as Scope;
const tell = (news: HashMessage | PictureNews | FaceNews) => scope.postMessage(news);
const hash = createJobs(tell);
const tools = workerTools();

// One file for all that is done in workers: each file more is named in the first load of every page.
scope.onmessage = ({ data }) => {
  if ("face" in data) void takeFaceOrder(data, tell);
  else if ("drawing" in data) void takeOrder(data, tools, tell);
  else hash(data);
};
