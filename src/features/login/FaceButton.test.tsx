import { act, render, screen } from "@testing-library/react";
import { fakeHttp, fakePorts, failure, success } from "../../../test/fakePorts";
import { KitPage } from "../../../test/KitPage";
import { signInPage } from "../../../test/signInPage";
import { FaceButton } from "./FaceButton";

it.each([
  ["is there where the platform says that the unit has it", success({ signIn: true }), 1],
  ["is not there where the unit has it not", success({ signIn: false }), 0],
  ["is not there where the platform does not say", success(null), 0],
  ["is not there where the platform has no such call", failure(404), 0],
])("signing in by face %s [FACE-06]", async (_, answer, count) => {
  const { http, paths } = fakeHttp(() => answer);
  const page = signInPage(fakePorts({ http }).ports);
  render(
    <KitPage>
      <FaceButton page={page} />
    </KitPage>,
  );
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(paths()).toEqual(["/api/uaa/face/offer"]);
  expect(screen.queryAllByRole("button", { name: "刷脸登录" })).toHaveLength(count);
});
