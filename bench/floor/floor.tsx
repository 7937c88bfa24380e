// The least a React page can be: the same fields or the same list as ours, with nothing but React.
import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";

const Login = () => (
  <main>
    <h1>User login</h1>
    <form>
      <label>
        User name <input autoComplete="username" />
      </label>
      <label>
        Password <input type="password" autoComplete="current-password" />
      </label>
      <button>Sign in</button>
    </form>
  </main>
);

interface Groups {
  data: { iconVMs: { id: number; zname?: string | null; name: string }[] }[];
}

const Desktop = () => {
  const [groups, setGroups] = useState<Groups["data"]>([]);
  useEffect(() => {
    const load = async () => {
      await fetch("/api/uaa/oauth/me");
      const answer = await fetch("/api/base/desktop/my_app_icon?appType=1");
      setGroups(((await answer.json()) as Groups).data);
    };
    void load();
  }, []);
  return (
    <main>
      {groups
        .flatMap((group) => group.iconVMs)
        .map((icon) => (
          <a key={icon.id} href={`#${icon.id}`}>
            {icon.zname ?? icon.name}
          </a>
        ))}
    </main>
  );
};

const container = document.getElementById("app");
if (container) createRoot(container).render(location.pathname.startsWith("/login") ? <Login /> : <Desktop />);
