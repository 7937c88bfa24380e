import { TYPE } from "@formatjs/icu-messageformat-parser";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { FormattedDate, FormattedMessage, useIntl } from "react-intl";
import type { Language } from "../core/language/languages";
import type { Text } from "../core/wire/text";
import type { Dictionary } from "./dictionary";
import { LanguageProvider } from "./LanguageProvider";
import { addLateWords } from "./lateWords";
import { MessageBundle, type Messages } from "./messages";
import { useText } from "./useText";

const words = (close: string) => ({ "common.close": [{ type: TYPE.literal, value: close }] }) as Messages;
const bundleWith = (load: () => Promise<Messages>) => new MessageBundle(words("关闭"), { en: load });

function Words({ text }: { readonly text: Text }) {
  return <p>{useText()(text)}</p>;
}

interface PageProps {
  readonly language: Language;
  readonly bundle: MessageBundle;
  readonly extra?: readonly Dictionary[];
}

const Page = (props: PageProps) => (
  <LanguageProvider {...props}>
    <h1>
      <FormattedMessage id="common.close" />
    </h1>
    <FormattedDate value={new Date(2026, 0, 5)} month="long" />
    <Words text="通知|||Notices" />
    <Words text={{ id: "common.close" }} />
  </LanguageProvider>
);

describe("LanguageProvider", () => {
  it("switches words, bilingual strings, dates and the page's lang without reload [I18N-03]", async () => {
    const bundle = bundleWith(() => Promise.resolve(words("Close")));
    const { rerender, container } = render(<Page language="zh-CN" bundle={bundle} />);
    expect(container).toHaveTextContent("关闭一月通知关闭");
    expect(document.documentElement).toHaveAttribute("lang", "zh-CN");

    rerender(<Page language="en" bundle={bundle} />);
    expect(await screen.findByRole("heading", { name: "Close" })).toBeVisible();
    expect(container).toHaveTextContent("CloseJanuaryNoticesClose");
    expect(document.documentElement).toHaveAttribute("lang", "en");
  });

  it("starts in a language that was loaded before the first drawing [I18N-03]", async () => {
    const bundle = bundleWith(() => Promise.resolve(words("Close")));
    await bundle.load("en");
    render(<Page language="en" bundle={bundle} />);
    expect(screen.getByRole("heading")).toHaveTextContent("Close");
  });

  it("keeps the language before while the new one loads, and if it never comes [I18N-02]", async () => {
    const report = jest.spyOn(console, "error").mockImplementation(() => undefined);
    let fail: (error: Error) => void = () => undefined;
    const bundle = bundleWith(
      () =>
        new Promise((_, reject) => {
          fail = reject;
        }),
    );
    const { rerender } = render(<Page language="zh-CN" bundle={bundle} />);
    rerender(<Page language="en" bundle={bundle} />);
    expect(screen.getByRole("heading")).toHaveTextContent("关闭");
    await act(async () => {
      fail(new Error("offline"));
      await Promise.resolve();
    });
    expect(screen.getByRole("heading")).toHaveTextContent("关闭");
    expect(document.documentElement).toHaveAttribute("lang", "zh-CN");
    report.mockRestore();
  });

  it("asks for words that did not come again when the network is back [REL-03, I18N-03]", async () => {
    const report = jest.spyOn(console, "error").mockImplementation(() => undefined);
    const network = { up: false };
    const bundle = bundleWith(() =>
      network.up ? Promise.resolve(words("Close")) : Promise.reject(new Error("offline")),
    );
    const { rerender } = render(<Page language="zh-CN" bundle={bundle} />);
    await act(async () => {
      rerender(<Page language="en" bundle={bundle} />);
      await Promise.resolve();
    });
    expect(screen.getByRole("heading")).toHaveTextContent("关闭");
    network.up = true;
    act(() => void fireEvent(window, new Event("online")));
    expect(await screen.findByRole("heading", { name: "Close" })).toBeVisible();
    expect(document.documentElement).toHaveAttribute("lang", "en");
    report.mockRestore();
  });

  it("lays supplied words over the catalogue [I18N-02]", () => {
    const extra = [{ language: "zh-CN", words: { "common.close": "离开" } }] as const;
    render(
      <Page language="zh-CN" bundle={bundleWith(() => Promise.resolve(words("Close")))} extra={extra} />,
    );
    expect(screen.getByRole("heading")).toHaveTextContent("离开");
  });

  it("has the words that parts bring for what is drawn from then on, in each language, keeps its own, and draws nothing again for them [I18N-03]", async () => {
    const bundle = bundleWith(() => Promise.resolve(words("Close")));
    await bundle.load("en");
    const drawn = jest.fn();
    const Own = () => {
      drawn(useIntl());
      return <Words text={{ id: "common.close" }} />;
    };
    const Late = () => {
      const [here, setHere] = useState(false);
      return here ? <Words text={{ id: "kit.list.next" }} /> : <button onClick={() => setHere(true)} />;
    };
    const Part = ({ language }: { readonly language: Language }) => (
      <LanguageProvider language={language} bundle={bundle}>
        <Own />
        <Late />
      </LanguageProvider>
    );
    const { rerender, container } = render(<Part language="zh-CN" />);
    await act(() => bundle.load("zh-CN"));
    drawn.mockClear();
    const late = (next: string) =>
      ({ ...words("!"), "kit.list.next": [{ type: TYPE.literal, value: next }] }) as Messages;
    act(() => addLateWords({ "zh-CN": late("下一页"), en: late("Next page") }));
    fireEvent.click(screen.getByRole("button"));
    expect(container).toHaveTextContent("关闭下一页");
    expect(drawn).not.toHaveBeenCalled();
    rerender(<Part language="en" />);
    await act(() => bundle.load("en"));
    expect(container).toHaveTextContent("CloseNext page");
  });

  it("shows no id of a missing message, and tells developers [I18N-03, WHO-02]", () => {
    const report = jest.spyOn(console, "error").mockImplementation(() => undefined);
    render(
      <LanguageProvider language="zh-CN" bundle={bundleWith(() => Promise.resolve(words("Close")))}>
        <Words text={{ id: "no.such.message" }} />
      </LanguageProvider>,
    );
    expect(screen.queryByText(/no\.such\.message/)).toBeNull();
    expect(screen.getByText("…")).toBeVisible();
    expect(report).toHaveBeenCalledWith(expect.stringContaining("no.such.message"));
    report.mockRestore();
  });
});
