import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Suspense } from "react";
import { answered, fakeHttp, fakeNavigation, fakePorts, fault, wireUser } from "../../test/fakePorts";
import { KitPage } from "../../test/KitPage";
import type { HttpResult } from "../base/core/wire/exchange";
import { readUser } from "../base/core/wire/user";
import { latePart } from "../base/kit/latePart";
import { PortsContext } from "../base/platform/PortsContext";
import { MissingPage } from "./MissingPage";
import { ArrivedContext } from "./useArrival";
import { PersonContext } from "../base/session/PersonContext";

const SCRIPT = "http://localhost/assets/page.0123456789.js";
const chunkError = () =>
  Object.assign(new Error("Loading chunk 5 failed."), { name: "ChunkLoadError", request: SCRIPT });

/** A page whose code does not load, over a server that answers `answer` for it. */
async function open(answer: HttpResult) {
  const network = { up: false };
  const Page = latePart(
    () => (network.up ? Promise.resolve(() => <p>the page</p>) : Promise.reject(chunkError())),
    (part) => <MissingPage {...part} />,
  );
  const { navigation, done } = fakeNavigation();
  const { http, requests } = fakeHttp(() => answer);
  const { ports } = fakePorts({ http, navigation });
  await act(() =>
    Promise.resolve(
      render(
        <PortsContext value={ports}>
          <KitPage>
            <PersonContext value={readUser(wireUser())}>
              <ArrivedContext value>
                <Suspense fallback="waiting">
                  <Page />
                </Suspense>
              </ArrivedContext>
            </PersonContext>
          </KitPage>
        </PortsContext>,
      ),
    ),
  );
  return { network, done, requests };
}

it("without a network says so, tries again in place and never leaves the page [REL-03, MORE-04]", async () => {
  const { network, done, requests } = await open(fault("network"));
  const card = await screen.findByRole("region", { name: "网络连接不上" });
  expect(card).toHaveTextContent("现在连不上网络或服务器");
  expect(screen.getByRole("heading", { level: 1, name: "网络连接不上" })).toHaveFocus();
  expect(document.title).toMatch(/^网络连接不上/);
  expect(screen.getByRole("alert")).toHaveTextContent("现在连不上网络或服务器");
  expect(requests[0]).toMatchObject({ method: "GET", url: SCRIPT });
  await act(() => userEvent.click(screen.getByRole("button", { name: "重试" })));
  await waitFor(() => expect(requests).toHaveLength(2));
  expect(card).toBeInTheDocument();
  network.up = true;
  await act(() => Promise.resolve(fireEvent(window, new Event("online"))));
  expect(screen.getByText("the page")).toBeInTheDocument();
  expect(done).toEqual([]);
});

it("that the server no longer has is loaded again, when the person says so and not before [MORE-04]", async () => {
  const { done } = await open(answered("Not found", 404, "Not Found"));
  expect(await screen.findByRole("region", { name: "门户有了新版本" })).toBeVisible();
  expect(done).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: "重新加载" }));
  expect(done).toEqual(["reload"]);
});

it("whose file is there after all is not taken for stale before that has happened twice [MORE-04, REL-03]", async () => {
  await open(answered("(self.webpackChunk=[])"));
  expect(await screen.findByRole("region", { name: "网络连接不上" })).toBeVisible();
  await act(() => userEvent.click(screen.getByRole("button", { name: "重试" })));
  expect(await screen.findByRole("region", { name: "门户有了新版本" })).toBeVisible();
});
