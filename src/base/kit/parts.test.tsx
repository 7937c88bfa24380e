import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Language } from "../core/language/languages";
import { storiesOf } from "../../../test/stories";
import * as phraseStories from "../../../stories/kit/Phrase.stories";
import { allMessages } from "../../../stories/support/allMessages";
import { KitPage } from "../../../test/KitPage";
import { ErrorCard } from "./ErrorCard";
import { LiveTitle } from "./LiveTitle";
import { PaneBoundary } from "./PaneBoundary";
import { Phrase } from "./Phrase";
import { RemoteImage } from "./RemoteImage";
import { SkipLink } from "./SkipLink";

const phrases = storiesOf(phraseStories);

beforeAll(() => allMessages.load("en"));

describe("PaneBoundary", () => {
  it("keeps an error in its pane and renders again on retry [REL-03]", async () => {
    const report = jest.spyOn(console, "error").mockImplementation(() => undefined);
    let broken = true;
    const Pane = () => {
      if (broken) throw new Error("odd data");
      return <p>Works</p>;
    };
    const onError = jest.fn();
    render(
      <KitPage>
        <PaneBoundary onError={onError}>
          <Pane />
        </PaneBoundary>
        <p>Neighbour</p>
      </KitPage>,
    );
    expect(screen.getByText("Neighbour")).toBeVisible();
    expect(screen.getByRole("region", { name: "出错了" })).toBeVisible();
    expect(onError).toHaveBeenCalledWith(new Error("odd data"), expect.anything());
    broken = false;
    await userEvent.click(screen.getByRole("button", { name: "重试" }));
    expect(screen.getByText("Works")).toBeVisible();
    report.mockRestore();
  });
});

describe("ErrorCard", () => {
  it("folds the technical detail and has no button if nothing can be tried", async () => {
    render(
      <KitPage>
        <ErrorCard what="无法连接。|||No connection." detail="HTTP 502" />
      </KitPage>,
    );
    expect(screen.getByText("无法连接。")).toBeVisible();
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.getByText("HTTP 502")).not.toBeVisible();
    await userEvent.click(screen.getByText("详细信息"));
    expect(screen.getByText("HTTP 502")).toBeVisible();
  });
});

describe("a compact ErrorCard", () => {
  it("is an alert without a title of its own [A11Y-03]", () => {
    render(
      <KitPage>
        <ErrorCard compact what="无法连接。|||No connection." onRetry={() => undefined} />
      </KitPage>,
    );
    const alert = screen.getAllByRole("alert").find(({ textContent }) => textContent !== "");
    expect(alert).toHaveTextContent("无法连接。重试");
    expect(screen.queryByRole("heading")).toBeNull();
    expect(screen.queryByRole("region")).toBeNull();
  });
});

describe("RemoteImage", () => {
  const Logo = ({ src }: { readonly src: string | null }) => (
    <KitPage>
      <RemoteImage src={src} alt="Logo" fallback={<b>School</b>} size="2rem" />
    </KitPage>
  );

  it("replaces a picture that is missing or does not load, and tries a new address", () => {
    const { rerender } = render(<Logo src={null} />);
    expect(screen.getByText("School")).toBeVisible();
    rerender(<Logo src="/a.png" />);
    fireEvent.error(screen.getByRole("img", { name: "Logo" }));
    expect(screen.getByText("School")).toBeVisible();
    rerender(<Logo src="/b.png" />);
    expect(screen.getByRole("img", { name: "Logo" })).toHaveAttribute("src", "/b.png");
  });
});

describe("LiveTitle", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const settle = () => act(() => jest.advanceTimersByTime(100));

  it("sets the tab's title, and speaks only when it changes [A11Y-03]", () => {
    const Page = ({ title }: { readonly title: string }) => (
      <KitPage>
        <LiveTitle>{title}</LiveTitle>
      </KitPage>
    );
    const { rerender } = render(<Page title="Desktop" />);
    expect(document.title).toBe("Desktop");
    settle();
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
    rerender(<Page title="Notices" />);
    expect(document.title).toBe("Notices");
    settle();
    expect(screen.getByRole("status")).toHaveTextContent("Notices");
  });

  it("speaks a title that changes in steps once, in its last form and language [A11Y-03, I18N-05]", () => {
    const Page = ({ language, title }: { readonly language: Language; readonly title: string }) => (
      <KitPage language={language}>
        <LiveTitle>{title}</LiveTitle>
      </KitPage>
    );
    const { rerender } = render(<Page language="zh-CN" title="通知公告 - 第一学校" />);
    settle();
    rerender(<Page language="en" title="通知公告 - First School" />);
    rerender(<Page language="en" title="Notices - First School" />);
    settle();
    expect(screen.getByRole("status").innerHTML).toBe("<div><span>Notices - First School</span></div>");
  });
});

describe("Phrase", () => {
  it.each([
    ["Bilingual", "运动会", "Sports day"],
    ["ChineseAlone", "秋季运动会报名开始。", '<span lang="zh-CN">秋季运动会报名开始。</span>'],
    ["EnglishAlone", '<span lang="en">Sports day</span>', "Sports day"],
    [
      "Mixed",
      "Class 八年级（3）班, room 302",
      '<span>Class <span lang="zh-CN">八年级（3）班</span>, room 302</span>',
    ],
    [
      "NameInAMessage",
      "关闭提示：运动会",
      '<span>Close notification: <span lang="zh-CN">运动会</span></span>',
    ],
  ] as const)(
    "carries the language of words in another one than the page's, and nothing else: %s [I18N-05]",
    (name, chinese, english) => {
      const draw = (language: "zh-CN" | "en") => {
        const { text = "" } = phrases[name].args;
        const { container, unmount } = render(
          <KitPage language={language}>
            <p>
              <Phrase text={text} />
            </p>
          </KitPage>,
        );
        const html = container.querySelector("p")?.innerHTML;
        unmount();
        return html;
      };
      expect([draw("zh-CN"), draw("en")]).toEqual([chinese, english]);
    },
  );
});

describe("SkipLink", () => {
  it("is the first stop of Tab and leads to the content without touching the address [A11Y-02]", async () => {
    render(
      <KitPage>
        <SkipLink target="content" />
        <a href="#other">Other</a>
        <main id="content" tabIndex={-1} />
      </KitPage>,
    );
    const user = userEvent.setup();
    await user.tab();
    expect(screen.getByRole("link", { name: "跳到主要内容" })).toHaveFocus();
    await user.keyboard("{Enter}");
    expect(screen.getByRole("main")).toHaveFocus();
    expect(location.hash).toBe("");
  });
});
