/** As many as the card and the dialog show at once [TODO-01]. */
export const FEW = 3;
