import { hasCodeTree, readCodeTree } from "./codeTree";

it("reads every code of a permission tree, and the alias of those for an area [ROUTE-03]", () => {
  const tree = [
    {
      code: "portal",
      name: "门户|||Portal",
      children: [
        { code: "portal_desktop", name: "", children: [] },
        { code: "portal_area_theme_sync", name: "", children: [{ code: "portal_area", children: null }] },
        { code: "area_portal", children: [] },
      ],
    },
  ];
  expect(readCodeTree(tree)).toEqual([
    "portal",
    "portal_desktop",
    "portal_area_theme_sync",
    "portal_theme_sync",
    "portal_area",
    "area_portal",
  ]);
});

it.each([null, undefined, "portal", {}, [null, 1, { code: {} }, { code: "" }]])(
  "reads nothing out of what is no tree: %j [ROUTE-03]",
  (wire) => expect(readCodeTree(wire)).toEqual([]),
);

it("contains no code twice [ROUTE-03]", () => {
  expect(readCodeTree([{ code: "a_b" }, { code: "a_area_b" }])).toEqual(["a_b", "a_area_b"]);
});

it("is only for teachers and other staff [ROUTE-03]", () => {
  expect(([1, 2, 3, 4] as const).filter(hasCodeTree)).toEqual([2, 4]);
});
