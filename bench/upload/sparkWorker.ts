import SparkMD5 from "spark-md5";

/** As portals have long hashed: slice by slice, each read before it is hashed. */
const SLICE = 2 << 20;

interface Scope {
  onmessage: ((event: MessageEvent<File>) => void) | null;
  postMessage(md5: string): void;
}

const scope = self as unknown as Scope;

async function md5Of(file: File): Promise<string> {
  const spark = new SparkMD5.ArrayBuffer();
  for (let at = 0; at < file.size; at += SLICE) spark.append(await file.slice(at, at + SLICE).arrayBuffer());
  return spark.end();
}

scope.onmessage = ({ data }) => void md5Of(data).then((md5) => scope.postMessage(md5));
