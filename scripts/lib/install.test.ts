import { missingOnDemand } from "./install.mjs";

const none = () => false;

it("installs the packages of a bucket once one is set, in exact versions [RUN-01, RUN-05]", () => {
  const missing = missingOnDemand({ S3_URL: "https://s3.example.org/portal" }, none);
  expect(missing).toHaveLength(2);
  for (const name of missing) expect(name).toMatch(/^@aws-sdk\/(client-s3|lib-storage)@\d+\.\d+\.\d+$/);
  expect(missingOnDemand({}, none)).toEqual([]);
  expect(missingOnDemand({ S3_URL: "" }, none)).toEqual([]);
  expect(missingOnDemand({ S3_URL: "https://s3.example.org/portal" }, () => true)).toEqual([]);
});
