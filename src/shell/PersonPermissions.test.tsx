import { render, screen } from "@testing-library/react";
import { Provider } from "react-redux";
import { fakeHttp, fakePorts, success, wireUser } from "../../test/fakePorts";
import { portalApi } from "../base/api/portalApi";
import { readUser } from "../base/core/wire/user";
import { Permit } from "../base/kit/permission/Permit";
import { createStore } from "../base/state/store";
import { PersonContext } from "../base/session/PersonContext";
import { PersonPermissions } from "./PersonPermissions";

const ICONS = [{ code: "all", name: "", iconVMs: [{ id: "1", code: "notices", name: "通知" }] }];

it("permits on the portal's screens what is among the person's applications, once they are known [ROUTE-04]", async () => {
  let answer: (icons: unknown) => void = () => undefined;
  const icons = new Promise<unknown>((resolve) => (answer = resolve));
  const { http } = fakeHttp(async () => success(await icons));
  const store = createStore(fakePorts({ http }).ports);
  const { unmount } = render(
    <Provider store={store}>
      <PersonContext value={readUser(wireUser())}>
        <PersonPermissions>
          <Permit code={["notices", "drive"]}>
            <p>可以看通知</p>
          </Permit>
          <Permit code="drive">
            <p>可以看云盘</p>
          </Permit>
        </PersonPermissions>
      </PersonContext>
    </Provider>,
  );
  expect(screen.queryByText(/可以看/)).toBeNull();
  answer(ICONS);
  expect(await screen.findByText(/可以看/)).toHaveTextContent("可以看通知");
  unmount();
  store.dispatch(portalApi.util.resetApiState());
});
