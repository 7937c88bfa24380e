import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { KitPage } from "../../test/KitPage";
import type { SignInPage } from "../base/session/page";
import { ForgottenPassword } from ".";

/** What the network does not give. */
const mockMissing = { page: true };

jest.mock("./forgot/ForgottenPassword", () => {
  if (mockMissing.page) throw new Error("ChunkLoadError: forgot");
  return { ForgottenPassword: () => <h1>忘记密码</h1> };
});

it("an account page whose code does not come says so, and comes in place when it is asked for again [REL-03]", async () => {
  // What the page works with is not read before its code is there.
  const page = {} as SignInPage;
  await act(() =>
    Promise.resolve(
      render(
        <KitPage>
          <ForgottenPassword page={page} />
        </KitPage>,
      ),
    ),
  );
  const words = await screen.findByText("页面没有加载成功，请检查网络后重试。");
  expect(words.closest("[role=alert]")).not.toBeNull();
  const retry = screen.getByRole("button", { name: "重试" });
  await act(() => userEvent.click(retry));
  expect(retry).toBeInTheDocument();
  mockMissing.page = false;
  await act(() => userEvent.click(retry));
  expect(await screen.findByRole("heading", { name: "忘记密码" })).toBeInTheDocument();
});
