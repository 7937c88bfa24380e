window.portalSubApp.register({
  contract: 1,
  mount(element) {
    element.append("will not let go");
    return {
      setActive() {},
      unmount() {
        throw new Error("thrown while unmounting");
      },
    };
  },
});
