import { readDictionary } from "./dictionary";

it("finds whole words alone, in as many ways as are listened for, up to the last line [VOICE-02]", async () => {
  const lookUp = await readDictionary(
    "a AH\na(2) EY\na(3) AA\na(4) AO\nabout AH B AW T\r\nodd\n\nopen  OW P AH N \nzoo Z UW",
  );
  expect(lookUp("a")).toEqual(["AH", "EY", "AA"]);
  expect(lookUp("about")).toEqual(["AH B AW T"]);
  expect(lookUp("open")).toEqual(["OW P AH N"]);
  expect(lookUp("zoo")).toEqual(["Z UW"]);
  for (const word of ["", "ab", "bout", "odd", "AH", "zoos", "constructor"]) expect(lookUp(word)).toEqual([]);
});

it("lets the thread look at what else there is while a long dictionary is read [VOICE-02, SEC-06]", async () => {
  let looks = 0;
  let isRead = false;
  const look = () => {
    looks += 1;
    if (!isRead) setImmediate(look);
  };
  setImmediate(look);
  const text = Array.from({ length: 30_000 }, (_, index) => `word${index} W ER D`).join("\n");
  const lookUp = await readDictionary(text).finally(() => (isRead = true));
  expect(looks).toBeGreaterThanOrEqual(5);
  expect(lookUp("word29999")).toEqual(["W ER D"]);
});
