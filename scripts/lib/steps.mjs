import { judgeLeftOut } from "./failures.mjs";

/** Steps of a part of the tests that no test runner counts: each prints how it went. */
export class Steps {
  passed = 0;
  failed = 0;
  failures = [];
  leftOut = [];
  times = [];

  /** Does a step's work, which may answer with a word about it; answers whether all steps so far have passed. */
  async do(title, work) {
    const began = performance.now();
    try {
      const said = await work();
      this.passed += 1;
      console.log(`✓ ${title}${said ? `: ${said}` : ""}`);
    } catch (error) {
      this.#fail({ title, reason: error.message });
    }
    this.times.push({ title, seconds: (performance.now() - began) / 1000 });
    return this.failed === 0;
  }

  /** Leaves a step out for which the machine lacks something, which is a failure where CI=1 is set. */
  leaveOut(title, reason) {
    const { inVain, withReason } = judgeLeftOut([{ title, reason }]);
    this.leftOut.push(...withReason);
    for (const failure of inVain) this.#fail(failure);
  }

  #fail(failure) {
    this.failed += 1;
    this.failures.push(failure);
    console.error(`✗ ${failure.title}: ${failure.reason}`);
  }
}
