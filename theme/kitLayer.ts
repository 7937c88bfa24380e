import type { Theme } from "@mui/material/styles";
import { LAYERS, layersFrom } from "./layouts";

/**
 * The theme for a tree that lies below the portal's own: what it opens begins at 1500 instead of 200,000 and is drawn
 * in `container`. Numbers take the place of the page's variables, which hold the portal's layers [WID-01].
 */
export function kitLayer(theme: Theme, container: () => HTMLElement): Theme {
  const layers = layersFrom(LAYERS.kit);
  const vars = { ...theme.vars, zIndex: { ...theme.vars.zIndex, ...layers } };
  const { components = {} } = theme;
  const here = { defaultProps: { container } };
  return {
    ...theme,
    zIndex: { ...theme.zIndex, ...layers },
    vars,
    generateThemeVars: () => vars,
    components: {
      ...components,
      MuiModal: { ...components.MuiModal, ...here },
      MuiPopover: { ...components.MuiPopover, ...here },
      MuiPopper: { ...components.MuiPopper, ...here },
    },
  };
}
