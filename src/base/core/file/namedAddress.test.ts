import { namedAddress } from "./namedAddress";

it("names a stored file in its address, to be shown or saved [UP-12]", () => {
  expect(namedAddress("/f/1", "五（2）班 & 100%.pdf")).toBe(
    `/f/1?name=${encodeURIComponent("五（2）班 & 100%.pdf")}`,
  );
  expect(namedAddress("/f/1", "a.pdf", { save: true })).toBe("/f/1?save=true&name=a.pdf");
});
