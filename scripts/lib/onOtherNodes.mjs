import { distFolder } from "./built.mjs";
import { otherNodes, provideNode } from "./otherNodes.mjs";
import { startOn } from "./platformOnNode.mjs";
import { Steps } from "./steps.mjs";

/** Starts the build on each other Node that the product supports, as a part of the tests. */
export const startOnOtherNodes = async () => {
  const steps = new Steps();
  for (const version of otherNodes()) {
    const title = `Node ${version} starts with this build, and a teacher signs in [RUN-06]`;
    const [node, fault] = await provideNode(version).then(
      (file) => [file],
      (error) => ["", error],
    );
    if (fault) steps.leaveOut(title, fault.message);
    else await steps.do(title, () => startOn(node, distFolder()));
  }
  return steps;
};
