import { render, screen, waitFor } from "@testing-library/react";
import type { CallName } from "../../contract/calls";
import { InboxWorld, type InboxArgs } from "../../stories/support/InboxWorld";
import { httpFailure, success } from "../../test/fakePorts";
import { KitPage } from "../../test/KitPage";
import { deviceOf } from "../base/core/site/device";
import { memoryPlaces } from "../base/platform/memoryPlaces";
import { PlaceProvider } from "../base/platform/PlaceProvider";
import { LabRoute } from "./LabRoute";
import { PageContext } from "./PageContext";

const tree = (...codes: readonly string[]) =>
  success([{ code: "portal", name: "", children: codes.map((code) => ({ code, name: "", children: [] })) }]);

const PAGE = {
  device: deviceOf({ userAgent: "Chrome", width: 1440, shell: null }),
  origin: "https://school.example",
  development: false,
};

/** Opens the lab's address; returns the calls that are made. */
function open(args: Partial<InboxArgs>) {
  const asked: CallName[] = [];
  render(
    <KitPage onKit={() => undefined}>
      <InboxWorld answers={{}} onCall={(name) => asked.push(name)} {...args}>
        <PlaceProvider places={memoryPlaces("/lab")}>
          <PageContext value={PAGE}>
            <LabRoute />
          </PageContext>
        </PlaceProvider>
      </InboxWorld>
    </KitPage>,
  );
  return asked;
}

const heading = (name: string) => screen.findByRole("heading", { level: 1, name });

it("is the page of people who have its permission [MORE-06, ROUTE-04]", async () => {
  open({ userType: 4, answers: { codeTree: tree("portal_desktop", "portal_lab") } });
  expect(await heading("应用检测")).toBeVisible();
  expect(screen.getByRole("textbox", { name: /清单地址/ })).toBeVisible();
});

it.each([
  ["have another permission", tree("portal_desktop")],
  ["are not known to have any, as the platform does not answer", httpFailure(500)],
])(
  "is closed to people who %s, and names the one that is missing [MORE-06, MORE-07]",
  async (_, codeTree) => {
    open({ userType: 2, answers: { codeTree } });
    expect(await heading("您没有“应用检测”的访问权限")).toBeVisible();
    expect(screen.getByText(/portal_lab/)).toBeVisible();
    expect(screen.queryByRole("textbox")).toBeNull();
  },
);

it("is closed to pupils and parents, for whom no call is made [MORE-06, ROUTE-03]", async () => {
  const asked = open({ userType: 3 });
  expect(await heading("您没有“应用检测”的访问权限")).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/portal_lab/)).toBeNull());
  expect(asked).not.toContain("codeTree");
});
