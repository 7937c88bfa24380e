import { render, screen } from "@testing-library/react";
import { useInsertionEffect, type ReactElement } from "react";
import { HashRouter, useLocation } from "react-router";
import { useMissedMove } from "./useMissedMove";

function Page(): ReactElement {
  useMissedMove();
  const { pathname } = useLocation();
  // Before the router's effects, as a person does who does not wait.
  useInsertionEffect(() => window.history.replaceState(null, "", "#/messages"), []);
  return <p>{pathname}</p>;
}

it("shows the page of an address that changed before the router listened [ROUTE-01]", () => {
  window.location.hash = "#/";
  render(
    <HashRouter>
      <Page />
    </HashRouter>,
  );
  expect(screen.getByText("/messages")).toBeInTheDocument();
});
