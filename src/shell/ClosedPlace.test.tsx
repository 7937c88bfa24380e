import { render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { wireUser } from "../../test/fakePorts";
import { KitPage } from "../../test/KitPage";
import type { ClosedApp } from "../search/core/closedApps";
import { readUser } from "../base/core/wire/user";
import { PersonContext } from "../base/session/PersonContext";
import { ClosedPlace } from "./ClosedPlace";

const FINANCE: ClosedApp = {
  code: "finance",
  name: "财务|||Finance",
  reason: "userType",
  userTypes: [4],
  permission: "",
  ask: [],
};

const Page = ({ children }: { readonly children?: ReactNode }) => (
  <PersonContext value={readUser(wireUser({ userType: 3 }))}>
    <KitPage>{children}</KitPage>
  </PersonContext>
);

it("says of a closed application why it is closed, and not that the address may be wrong [ROUTE-02, MORE-07]", async () => {
  const { rerender } = render(<ClosedPlace isAsking={false} app={FINANCE} above="周四请您代课" />, {
    wrapper: Page,
  });
  expect(await screen.findByRole("heading", { name: "您没有“财务”的访问权限" })).toBeVisible();
  expect(screen.getByText("只对教职工开放。 可联系学校的管理员。")).toBeVisible();
  expect(screen.queryByText("finance")).toBeNull();
  expect(screen.getByText("周四请您代课")).toBeVisible();
  expect(screen.queryByText(/链接有误或已失效/)).toBeNull();
  rerender(<ClosedPlace isAsking={false} app={null} />);
  expect(screen.getByRole("heading", { name: "没有找到这个页面" })).toBeVisible();
  expect(screen.getByText(/链接有误或已失效/)).toBeVisible();
});
