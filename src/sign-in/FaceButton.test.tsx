import { act, render, screen, waitFor } from "@testing-library/react";
import { fakeHttp, fakePorts, failure, fault, httpFailure, success } from "../../test/fakePorts";
import { FAULTS, SORTS } from "../../test/faults";
import { KitPage } from "../../test/KitPage";
import { signInPage } from "../../test/signInPage";
import { DEFAULT_SITE } from "../base/core/site/siteConfig";
import { FaceButton } from "./FaceButton";

it.each([
  ["is there where the platform says that the unit has it", success({ signIn: true }), 1],
  ["is not there where the unit has it not", success({ signIn: false }), 0],
  ["is not there where the platform does not say", success(null), 0],
  ["is not there where the platform has no such call", failure(404), 0],
  ["is there where the platform has no such call and the site offers it", httpFailure(404), 1, true],
  ["is not there where the platform does not answer, whatever the site offers", fault("network"), 0, true],
])("signing in by face %s [FACE-06]", async (_, answer, count, offered = false) => {
  const { http, paths } = fakeHttp(() => answer);
  const faces = { ...DEFAULT_SITE.faces, offered };
  const page = {
    ...signInPage(fakePorts({ http }).ports),
    site: Promise.resolve({ ...DEFAULT_SITE, faces }),
  };
  render(
    <KitPage>
      <FaceButton page={page} />
    </KitPage>,
  );
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(paths()).toEqual(["/api/uaa/face/offer"]);
  expect(screen.queryAllByRole("button", { name: "刷脸登录" })).toHaveLength(count);
});

it.each(SORTS)(
  "signing in by face is left out, without a word, where it is not known whether it may be: %s [FACE-06, REL-01]",
  async (sort) => {
    const { http, paths } = fakeHttp(() => FAULTS[sort].result);
    const { container } = render(
      <KitPage unstyled>
        <FaceButton page={signInPage(fakePorts({ http }).ports)} />
      </KitPage>,
    );
    await waitFor(() => expect(paths()).toEqual(["/api/uaa/face/offer"]));
    await act(() => Promise.resolve());
    expect(container.querySelector("#app")).toBeEmptyDOMElement();
  },
);
