import { ThemeProvider, useTheme } from "@mui/material/styles";
import { useMemo, useState, type ReactNode } from "react";
import { DialogHost } from "../../src/base/kit/DialogHost";
import { DialogQueue } from "../../src/base/kit/DialogQueue";
import { KitProvider, useKit } from "../../src/base/kit/KitContext";
import { kitLayer } from "../../theme/kitLayer";

const kitPortal = () => document.getElementById("kit-portal") ?? document.body;

/** Draws its children as a sub-application's: with dialogs of their own, in the layer below the portal's. */
export function SubApplication({ children }: { readonly children: ReactNode }) {
  const portalTheme = useTheme();
  const portalKit = useKit();
  const [dialogs] = useState(() => new DialogQueue());
  const kit = useMemo(() => ({ ...portalKit, dialogs }), [portalKit, dialogs]);
  const theme = useMemo(() => kitLayer(portalTheme, kitPortal), [portalTheme]);
  return (
    <ThemeProvider
      theme={theme}
      disableStyleSheetGeneration
      disableNestedContext
      colorSchemeNode={null}
      storageManager={null}
    >
      <KitProvider value={kit}>
        {children}
        <DialogHost />
      </KitProvider>
    </ThemeProvider>
  );
}
