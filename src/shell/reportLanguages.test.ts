import { fakePorts } from "../../test/fakePorts";
import { parseSiteConfig } from "../base/core/site/siteConfig";
import { reportLanguages } from "./reportLanguages";

it.each([
  ["a text", { languages: "en" }, 1],
  ["null", { languages: null }, 1],
  ["a list", { languages: ["en"] }, 0],
  ["a list of others", { languages: ["fr"] }, 0],
  ["nothing", {}, 0],
])("tells people of a language list that is %s [I18N-01]", (_, document, told) => {
  const { ports, notices } = fakePorts();
  reportLanguages(parseSiteConfig(document), ports);
  expect(notices).toEqual(
    Array.from({ length: told }, () => ({ severity: "info", text: { id: "common.languageListInvalid" } })),
  );
});
