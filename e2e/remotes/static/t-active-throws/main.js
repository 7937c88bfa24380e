window.portalSubApp.register({
  contract: 1,
  mount(element) {
    element.append("fine until it goes behind");
    return {
      setActive(on) {
        if (!on && element.isConnected && this.seen) throw new Error("thrown while going behind");
        this.seen = on;
      },
      unmount() {},
    };
  },
});
