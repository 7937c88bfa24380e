import { render } from "@testing-library/react";
import { KitPage } from "../../../test/KitPage";
import { LoginLayout } from "./LoginLayout";

it("names the window after the page and, once known, the school [A11Y-03]", () => {
  const page = (name: string | null) => (
    <KitPage>
      <LoginLayout branding={{ name, logo: null }} title="login.forgotTitle" onLanguage={() => undefined}>
        <p>Content</p>
      </LoginLayout>
    </KitPage>
  );
  const { rerender } = render(page(null));
  expect(document.title).toMatch(/^找回密码 - ./);
  rerender(page("第一中学"));
  expect(document.title).toBe("找回密码 - 第一中学");
});
