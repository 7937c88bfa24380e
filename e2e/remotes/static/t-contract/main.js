window.portalSubApp.register({ contract: 2, mount: () => ({ setActive() {}, unmount() {} }) });
