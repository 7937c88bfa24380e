import { shortField } from "./shortField";

const form = (text: string) => Buffer.from(text);

it("a short field is read beside pictures of any length, before or behind them [FACE-06]", () => {
  const picture = "A".repeat(1_000_000);
  expect(shortField(form(`faceImage=${picture}&nonce=a%2Db&burst=${picture}`), "nonce")).toBe("a-b");
  expect(shortField(form(`nonce=first&faceImage=${picture}`), "nonce")).toBe("first");
  expect(shortField(form(`faceImage=${picture}&nonce=last`), "nonce")).toBe("last");
});

it("a field that is missing, empty, long or behind too many is none [FACE-06]", () => {
  expect(shortField(form(""), "nonce")).toBeNull();
  expect(shortField(form("nonce="), "nonce")).toBeNull();
  expect(shortField(form("xnonce=1&nonces=2"), "nonce")).toBeNull();
  expect(shortField(form(`nonce=${"a".repeat(500)}`), "nonce")).toBeNull();
  expect(shortField(form(`${"&".repeat(1_000_000)}nonce=late`), "nonce")).toBeNull();
});
