import { render, screen } from "@testing-library/react";
import type { AskedCodes, HeldCodes } from "../../core/permission/permission";
import { readThrough } from "../../../../test/spoken";
import { Permit } from "./Permit";
import { PermissionProvider, usePermission } from "./PermissionContext";

const Page = ({ held, code }: { readonly held: HeldCodes; readonly code: AskedCodes }) => (
  <PermissionProvider value={held}>
    <Permit code={code}>
      <button>编辑</button>
    </Permit>
  </PermissionProvider>
);

const draw = (held: readonly string[] | null, code: AskedCodes) =>
  render(<Page held={held && new Set(held)} code={code} />);

it.each<[string, readonly string[] | null, AskedCodes, boolean]>([
  ["with the code", ["edit"], "edit", true],
  ["with another code", ["read"], "edit", false],
  ["with one of a list", ["read"], ["edit", "read"], true],
  ["with none of a list", ["read"], ["edit", "delete"], false],
  ["while they are unknown", null, "edit", false],
])("is in the page for a person %s, else absent: %p %p [ROUTE-04]", (_, held, code, permitted) => {
  const { container } = draw(held, code);
  if (permitted) expect(screen.getByRole("button")).toBeVisible();
  else expect(container).toBeEmptyDOMElement();
});

it("appears and disappears with the codes [ROUTE-04]", () => {
  const { rerender } = draw(null, "edit");
  expect(screen.queryByRole("button")).toBeNull();
  rerender(<Page held={new Set(["edit"])} code="edit" />);
  expect(screen.getByRole("button")).toBeVisible();
  rerender(<Page held={new Set()} code="edit" />);
  expect(screen.queryByRole("button")).toBeNull();
});

it("permits nothing without a provider, and follows the codes of one [ROUTE-04]", async () => {
  const { container } = render(
    <Permit code="edit" otherwise={<p>只有管理员可以编辑</p>}>
      <button>编辑</button>
    </Permit>,
  );
  expect(await readThrough(container)).toEqual(["paragraph", "只有管理员可以编辑", "end of paragraph"]);
});

it("works in code as well [ROUTE-04]", () => {
  const Told = () => <p>{String(usePermission(["edit", "read"]))}</p>;
  render(
    <PermissionProvider value={new Set(["read"])}>
      <Told />
    </PermissionProvider>,
  );
  expect(screen.getByText("true")).toBeVisible();
});
