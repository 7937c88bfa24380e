import { act, fireEvent, render, screen } from "@testing-library/react";
import { Provider } from "react-redux";
import { answered, fakeHttp, fakePorts } from "../../test/fakePorts";
import { KitPage } from "../../test/KitPage";
import { PortsContext } from "../base/platform/PortsContext";
import { createStore } from "../base/state/store";
import { VoiceTool } from "./VoiceTool";
import { VoiceButton } from "./VoiceButton";

const PANEL = { row: "voice", id: "voice", isOpen: false, open: () => undefined, near: () => undefined };

it.each([
  [{}, 0],
  [{ voice: true }, 1],
  [{ recogniser: "https://nls.example.com" }, 1],
])("the microphone is there where the site has a recogniser: %j [VOICE-01]", async (site, count) => {
  const { http } = fakeHttp(() => answered(site));
  const { ports } = fakePorts({ http });
  render(
    <PortsContext value={ports}>
      <Provider store={createStore(ports)}>
        <KitPage>
          <VoiceTool panel={PANEL} />
        </KitPage>
      </Provider>
    </PortsContext>,
  );
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(screen.queryAllByRole("button", { name: "语音助手" })).toHaveLength(count);
});

it("a press on the microphone opens the helper after 200 ms, and a shorter one does not [VOICE-01]", () => {
  jest.useFakeTimers();
  const open = jest.fn();
  render(
    <KitPage>
      <VoiceButton panel={{ ...PANEL, open }} />
    </KitPage>,
  );
  const button = screen.getByRole("button", { name: "语音助手" });
  fireEvent.pointerDown(button);
  act(() => jest.advanceTimersByTime(199));
  fireEvent.pointerUp(window);
  act(() => jest.advanceTimersByTime(1_000));
  expect(open).not.toHaveBeenCalled();
  fireEvent.pointerDown(button);
  act(() => jest.advanceTimersByTime(200));
  expect(open).toHaveBeenCalledWith(button);
  jest.useRealTimers();
});
