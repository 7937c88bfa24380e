import { act, fireEvent, render, screen } from "@testing-library/react";
import { IntlProvider } from "react-intl";
import { fakeClock, fakePorts } from "../../../test/fakePorts";
import { Moment } from "../kit/Moment";
import { createPlatformTime } from "./platformTime";
import type { Ports } from "./ports";
import { PortsContext } from "./PortsContext";
import { createMemoryStorage } from "./storage";
import { useNow } from "./useNow";

const MINUTE = 60_000;
const EVENING = new Date(2026, 10, 21, 23, 58, 30).getTime();

function Page() {
  const now = useNow();
  return (
    <>
      <p>{new Date(now).getDate()}</p>
      <Moment time={EVENING - 5 * MINUTE} now={now} />
    </>
  );
}

function open(time = fakeClock(EVENING), parts: Partial<Ports> = {}) {
  render(
    <PortsContext value={fakePorts({ clock: time.clock, ...parts }).ports}>
      <IntlProvider locale="en">
        <Page />
      </IntlProvider>
    </PortsContext>,
  );
  return {
    ...time,
    pass: (milliseconds: number) => {
      act(() => time.advance(milliseconds));
    },
  };
}

const show = (visible: boolean) => {
  jest.spyOn(document, "visibilityState", "get").mockReturnValue(visible ? "visible" : "hidden");
  fireEvent(document, new Event("visibilitychange"));
};
afterEach(() => jest.restoreAllMocks());

describe("the page's clock", () => {
  it("counts the minutes since a notice and turns to the new day at midnight [DESK-01]", () => {
    const { pass } = open();
    expect(screen.getByText("5 minutes ago")).toBeInTheDocument();
    pass(MINUTE / 2);
    pass(MINUTE);
    expect(screen.getByText("22")).toBeInTheDocument();
    expect(screen.getByText("6 minutes ago")).toBeInTheDocument();
  });

  it("is the platform's as soon as that is told, on a device of 2016 [DESK-01, I18N-04]", () => {
    const device = fakeClock(new Date(2016, 0, 1, 0, 5).getTime());
    const time = createPlatformTime({
      wall: device.clock.now,
      steady: device.clock.now,
      storage: createMemoryStorage(),
    });
    const { pass, waiting } = open(device, { time });
    expect(screen.queryByText("5 minutes ago")).toBeNull();
    act(() => time.asking()(EVENING));
    expect(screen.getByText("21")).toBeInTheDocument();
    expect(screen.getByText("5 minutes ago")).toBeInTheDocument();
    pass(2 * MINUTE);
    expect(screen.getByText("22")).toBeInTheDocument();
    expect(waiting()).toBe(1);
  });

  it("sleeps while the page is hidden and is right when it is seen again [DESK-01]", () => {
    const { pass, waiting } = open();
    show(false);
    expect(waiting()).toBe(0);
    pass(30 * MINUTE);
    expect(screen.getByText("21")).toBeInTheDocument();
    show(true);
    expect(screen.getByText("22")).toBeInTheDocument();
    expect(screen.getByText("35 minutes ago")).toBeInTheDocument();
    expect(waiting()).toBe(1);
  });
});
