window.portalSubApp.register({
  contract: 1,
  mount(element) {
    element.append("half drawn");
    throw new Error("thrown while mounting");
  },
});
