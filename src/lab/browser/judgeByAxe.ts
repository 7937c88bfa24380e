import type { AxeViolation } from "../core/axeChecks";
import { cut } from "../core/report";

/** As many elements as are judged; more take minutes. */
const MOST_JUDGED = 8_000;

/** What axe says of an element and all within it; its code comes with the first use. Null where it does not come, or cannot judge. */
export async function judgeByAxe(root: HTMLElement): Promise<readonly AxeViolation[] | null> {
  if (root.getElementsByTagName("*").length > MOST_JUDGED) return null;
  try {
    const { default: axe } = await import(/* webpackChunkName: "axe" */ "axe-core");
    const { violations } = await axe.run(root, {
      resultTypes: ["violations"],
      iframes: false,
      preload: false,
    });
    return violations.map(({ id, impact, help, nodes }) => ({
      id,
      impact: impact ?? "moderate",
      help: cut(help),
      count: nodes.length,
      target: cut(nodes[0]?.target.flat().join(" ") ?? ""),
    }));
  } catch (thrown) {
    console.error("axe", thrown);
    return null;
  }
}
