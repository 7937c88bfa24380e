import { linkInto } from "./linkInto";

it.each([
  ["#/viewport?app=a&fileId=b&id=7", "/day?on=1", "#/viewport?app=a&fileId=b&at=/day?on=1"],
  ["#/viewport?app=a&fileId=b", "", "#/viewport?app=a&fileId=b"],
  ["#/viewport?app=a&linkUrl=/page", "/day", "#/viewport?app=a&linkUrl=/page"],
  ["https://partner.example/", "/day", "https://partner.example/"],
])("from %s leads to %j inside, where there is an inside: %s [VIEW-08]", (href, at, into) => {
  expect(linkInto({ href }, at)).toBe(into);
});
