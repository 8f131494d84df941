"""Starts one program of OpenStack Swift on a configuration folder of our own instead of /etc/swift."""

import sys

from swift.common import utils

folder, program, *arguments = sys.argv[1:]
utils.SWIFT_CONF_FILE = f"{folder}/swift.conf"
sys.argv = [program, *arguments]

if program == "ring-builder":
    from swift.cli.ringbuilder import main

    sys.exit(main())

from swift.common.wsgi import run_wsgi

sys.exit(run_wsgi(arguments[0], program))
