import { act, render, screen } from "@testing-library/react";
import { Provider } from "react-redux";
import { answered, fakeHttp, fakePorts } from "../../../../test/fakePorts";
import { KitPage } from "../../../../test/KitPage";
import { PortsContext } from "../../../platform/PortsContext";
import { createStore } from "../../../state/store";
import { VoiceTool } from ".";

const PANEL = { id: "voice", isOpen: false, open: () => undefined, near: () => undefined };

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
