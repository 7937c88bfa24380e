throw new Error(
  "@portal/kit was built into this application. The portal provides it: share it by module federation with import: false and singleton: true.",
);
