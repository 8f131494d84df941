# Made once. Keep a copy of identity and digest apart from the account: without them nobody signs in any more.
resource "random_password" "own" {
  for_each = toset(["IDENTITY_SECRET", "DIGEST_SECRET", "METRICS_TOKEN", "OPERATOR_TOKEN"])
  length   = 64
  special  = false
}

resource "aws_secretsmanager_secret" "main" {
  name_prefix = "${var.name}-"
}

locals {
  database_url = "postgres://${aws_db_instance.main.username}:${random_password.database.result}@${aws_db_instance.main.endpoint}/${aws_db_instance.main.db_name}"

  secrets = merge(
    { for name, password in random_password.own : name => password.result },
    {
      DATABASE_URL  = local.database_url
      SMTP_USER     = aws_iam_access_key.mail.id
      SMTP_PASSWORD = aws_iam_access_key.mail.ses_smtp_password_v4
    },
  )
}

resource "aws_secretsmanager_secret_version" "main" {
  secret_id     = aws_secretsmanager_secret.main.id
  secret_string = jsonencode(local.secrets)
}
