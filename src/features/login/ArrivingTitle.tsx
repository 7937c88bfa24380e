import { styled } from "@mui/material/styles";
import { useEffect, useRef, type ReactNode } from "react";
import { LoginTitle } from "./LoginTitle";

const Title = styled(LoginTitle)({ "&:focus": { outline: "none" } });

/**
 * The heading of a page that changes without being left. It takes the focus where what had it is gone, so that keyboards
 * and screen readers go on from here.
 */
export function ArrivingTitle({ children }: { readonly children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) title.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Title ref={title} tabIndex={-1} className="look-heading">
      {children}
    </Title>
  );
}
