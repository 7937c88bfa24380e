import { screen } from "@testing-library/react";
import { manualTimer } from "../../../test/manualTimer";
import { createAnnouncer } from "./announcer";

function setUp() {
  document.body.replaceChildren();
  const root = document.body.appendChild(document.createElement("div"));
  const timer = manualTimer();
  return { announcer: createAnnouncer(root, timer.start), pass: timer.pass };
}

const sayings = (role: "status" | "alert") =>
  [...screen.getByRole(role).children].map((child) => child.textContent);

describe("createAnnouncer", () => {
  it("has both regions in the page from the start, each reading only what is added [A11Y-03]", () => {
    setUp();
    expect(screen.getByRole("status")).toHaveAttribute("aria-live", "polite");
    expect(screen.getByRole("alert")).toHaveAttribute("aria-live", "assertive");
    expect(screen.getByRole("status")).toHaveAttribute("aria-atomic", "false");
  });

  it("speaks politely, and urgently when asked [A11Y-03]", () => {
    const { announcer } = setUp();
    announcer.say("Saved");
    announcer.say("The network is gone", "assertive");
    expect(sayings("status")).toEqual(["Saved"]);
    expect(sayings("alert")).toEqual(["The network is gone"]);
  });

  it("repeats equal texts and loses none announced at once [A11Y-03]", () => {
    const { announcer } = setUp();
    announcer.say("Saved");
    announcer.say("Saved");
    announcer.say("Sent");
    expect(sayings("status")).toEqual(["Saved", "Saved", "Sent"]);
  });

  it("marks text in another language than the page [I18N-05]", () => {
    const { announcer } = setUp();
    document.documentElement.lang = "en";
    announcer.say("Opened 秋季运动会");
    announcer.say("Saved");
    document.documentElement.lang = "zh-CN";
    announcer.say("Sports day");
    document.documentElement.removeAttribute("lang");
    expect(screen.getByRole("status").innerHTML).toBe(
      '<div><span>Opened </span><span lang="zh-CN">秋季运动会</span></div><div><span>Saved</span></div><div><span lang="en">Sports day</span></div>',
    );
  });

  it("removes texts again so that browsing does not find them, and ignores empty ones [A11Y-03]", () => {
    const { announcer, pass } = setUp();
    announcer.say("Saved");
    announcer.say("  ");
    expect(sayings("status")).toEqual(["Saved"]);
    pass(10_000);
    expect(sayings("status")).toEqual([]);
  });
});
